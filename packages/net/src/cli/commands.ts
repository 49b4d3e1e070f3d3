import { type Effect, exec, notIncludedExec } from './exec.ts';
import { hostPing, routerPing, traceroute } from './reachability.ts';
import { interfacesAll, interfacesTrunk, ipInterfaceBrief, vlanBrief } from './show/interfaces.ts';
import { ipRoute, ipRouteTo } from './show/routes.ts';
import {
  accessLists,
  arp,
  arpTable,
  hostIp,
  macTable,
  runningConfig,
  runningInterface,
  version,
} from './show/tables.ts';

const LOCKED =
  "% This device is locked in this exercise: you can look at it, but you can't change it.";
const to = (mode: 'user' | 'privileged' | 'config'): Effect => ({ position: { mode, key: '' } });

/** What devices in the field know with and without `enable`, and the academy doesn't include. */
const notIncludedEverywhere = [
  'show {ip|ipv6} {as-path-access-list|bgp|cache|cef|community-list|dhcp|dns|eigrp|flow|http|igmp|mroute|nat|ospf|pim|policy|prefix-list|protocols|rip|rpf|sla|sockets|ssh|traffic|vrf}',
  'show ipv6',
  'show {aaa|adjacency|authentication|buffers|call|cdp|class-map|clock|controllers|crypto|device-tracking|dot1x|dtp|eigrp|environment|errdisable|etherchannel|flash|glbp|history|hosts|inventory|isdn|key|lacp|license|line|lldp|logging|memory|mls|monitor|mpls|ntp|pagp|platform|policy-map|port-security|power|privilege|processes|protocols|redundancy|route-map|sessions|snmp|spanning-tree|ssh|standby|storm-control|switch|tcp|terminal|track|udld|users|vrf|vrrp|vtp}',
  'show interfaces {status|description|counters|switchport}',
  'show ip interface [<name:interface>]',
  'show ip route {bgp|connected|eigrp|isis|ospf|rip|static|summary|vrf}',
  'ping <target:ip> {data|df-bit|repeat|size|source|timeout|validate}',
  'traceroute <target:ip> {numeric|port|probe|source|timeout|ttl}',
  '{connect|disconnect|help|lock|login|resume|rlogin|ssh|telnet|where}',
]
  .map((pattern) => notIncludedExec(pattern))
  .concat(
    [
      'show mac address-table {address|count|dynamic|interface|static|vlan}',
      'show mac-address-table',
      'show vlan {id|internal|name|summary}',
    ].map((pattern) => notIncludedExec(pattern, ['switch'])),
  );
const shows = [ipInterfaceBrief, ipRoute, ipRouteTo, arp, macTable, vlanBrief, version];
const probes = [routerPing, traceroute];

/** What a device shows to everyone. */
export const userCommands = [
  ...shows,
  ...probes,
  exec('enable', () => to('privileged')),
  exec('{exit|logout|quit}', () => ({})),
  ...notIncludedEverywhere,
];

/** What needs `enable`. */
export const privilegedCommands = [
  ...shows,
  ...probes,
  runningConfig,
  runningInterface,
  accessLists,
  interfacesAll,
  interfacesTrunk,
  exec('configure [terminal]', (_, { session, device }) =>
    session.locked.indexOf(device) >= 0
      ? { output: [LOCKED] }
      : {
          ...to('config'),
          output: ['Enter configuration commands, one per line.  End with CNTL/Z.'],
        },
  ),
  exec('enable', () => ({})),
  exec('{disable|exit|logout|quit}', () => to('user')),
  exec('write [memory]', () => ({ output: ['Building configuration...', '[OK]'] })),
  exec('copy running-config startup-config', () => ({
    output: ['Building configuration...', '[OK]'],
  })),
  exec('clear arp-cache', (_, { session, device }) => ({
    tables: { ...session.tables, arp: { ...session.tables.arp, [device]: {} } },
  })),
  exec(
    'clear mac address-table dynamic',
    (_, { session, device }) => ({
      tables: { ...session.tables, macs: { ...session.tables.macs, [device]: {} } },
    }),
    ['switch'],
  ),
  exec('terminal length <lines:0-512>', () => ({})),
  ...notIncludedEverywhere,
  ...[
    'show {archive|boot|debugging|file|startup-config|tech-support}',
    '{archive|cd|debug|delete|dir|erase|format|license|more|mkdir|monitor|pwd|rename|setup|test|undebug|vlan}',
    'clear {counters|crypto|ip|ipv6|logging|mac-address-table|spanning-tree}',
    'clock',
    'copy {flash:|ftp:|http:|scp:|startup-config|tftp:}',
    'copy running-config {flash:|ftp:|http:|scp:|tftp:}',
    'reload',
    'send',
    'terminal {default|download|editing|escape-character|exec-timeout|history|monitor|no|speed|width}',
  ].map((pattern) => notIncludedExec(pattern)),
];

/** What a host understands besides its addresses. */
export const hostCommands = [
  hostPing,
  { ...traceroute, effect: { ...traceroute.effect, on: ['host' as const] } },
  hostIp,
  exec('arp', (_, console) => ({ output: arpTable(console) }), ['host']),
  ...[
    'arp <rest:line>',
    'ip {addr|dhcp|link|neigh|route}',
    'show {arp|dhcp|history|ipv6|version}',
    '{clear|exit|help|history|quit}',
    '{curl|dhcp|dig|ftp|ifconfig|ipconfig|ipv6|netstat|nslookup|route|ssh|telnet|tracert|wget}',
  ].map((pattern) => notIncludedExec(pattern, ['host'])),
];

/** What ends a mode of configuration. */
export const configCommands = [
  exec('end', () => to('privileged')),
  exec('exit', (_, { session, device }) =>
    to(session.positions[device]?.mode === 'config' ? 'privileged' : 'config'),
  ),
];
