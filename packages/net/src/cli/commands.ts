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

const shows = [ipInterfaceBrief, ipRoute, ipRouteTo, arp, macTable, vlanBrief, version];
const probes = [routerPing, traceroute];

/** What a device shows to everyone. */
export const userCommands = [
  ...shows,
  ...probes,
  exec('enable', () => to('privileged')),
  exec('exit', () => ({})),
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
  exec('disable', () => to('user')),
  exec('exit', () => to('user')),
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
  ...[
    'show {ip|ipv6} {ospf|eigrp|bgp|nat|dhcp|protocols|rip} [<rest:line>]',
    'show ipv6 [<rest:line>]',
    'show {cdp|lldp|spanning-tree|clock|users|inventory|logging|ntp|snmp|platform|processes|history} [<rest:line>]',
    'show {startup-config|flash|crypto|standby|etherchannel|port-security|vtp|tech-support|controllers}',
    'show interfaces {status|description|counters|switchport} [<rest:line>]',
    'show ip interface [<name:interface>]',
    'debug <rest:line>',
    'undebug <rest:line>',
    'reload',
    'telnet <rest:line>',
    'ssh <rest:line>',
    'test <rest:line>',
    'delete <rest:line>',
    'erase <rest:line>',
    'clock <rest:line>',
    'monitor <rest:line>',
  ].map(notIncludedExec),
];

/** What a host understands besides its addresses. */
export const hostCommands = [
  hostPing,
  { ...traceroute, effect: { ...traceroute.effect, on: ['host' as const] } },
  hostIp,
  exec('arp', (_, console) => ({ output: arpTable(console) }), ['host']),
];

/** What ends a mode of configuration. */
export const configCommands = [
  exec('end', () => to('privileged')),
  exec('exit', (_, { session, device }) =>
    to(session.positions[device]?.mode === 'config' ? 'privileged' : 'config'),
  ),
];
