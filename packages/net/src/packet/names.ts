import { ICMP, TCP, UDP } from './packet.ts';

/** Names of devices for protocols. The first name of a number is the one that is printed. */
export const protocols: Readonly<Record<string, number>> = {
  icmp: ICMP,
  igmp: 2,
  ipinip: 4,
  tcp: TCP,
  udp: UDP,
  gre: 47,
  esp: 50,
  ahp: 51,
  eigrp: 88,
  ospf: 89,
  nos: 94,
  pim: 103,
  pcp: 108,
};

const both = {
  echo: 7,
  discard: 9,
  domain: 53,
  sunrpc: 111,
  tacacs: 49,
  talk: 517,
};

/** Names of devices for TCP ports. */
export const tcpPorts: Readonly<Record<string, number>> = {
  ...both,
  bgp: 179,
  chargen: 19,
  cmd: 514,
  daytime: 13,
  exec: 512,
  finger: 79,
  ftp: 21,
  'ftp-data': 20,
  gopher: 70,
  hostname: 101,
  ident: 113,
  irc: 194,
  klogin: 543,
  kshell: 544,
  login: 513,
  lpd: 515,
  nntp: 119,
  'pim-auto-rp': 496,
  pop2: 109,
  pop3: 110,
  smtp: 25,
  syslog: 514,
  telnet: 23,
  time: 37,
  uucp: 540,
  whois: 43,
  www: 80,
};

/** Names of devices for UDP ports. */
export const udpPorts: Readonly<Record<string, number>> = {
  ...both,
  biff: 512,
  bootpc: 68,
  bootps: 67,
  dnsix: 195,
  isakmp: 500,
  'mobile-ip': 434,
  nameserver: 42,
  'netbios-dgm': 138,
  'netbios-ns': 137,
  'netbios-ss': 139,
  'non500-isakmp': 4500,
  ntp: 123,
  'pim-auto-rp': 496,
  rip: 520,
  snmp: 161,
  snmptrap: 162,
  syslog: 514,
  tftp: 69,
  time: 37,
  who: 513,
  xdmcp: 177,
};

/** Names of devices for ICMP types, some with a code. */
export const icmpTypes: Readonly<Record<string, { type: number; code?: number }>> = {
  'echo-reply': { type: 0 },
  unreachable: { type: 3 },
  'net-unreachable': { type: 3, code: 0 },
  'host-unreachable': { type: 3, code: 1 },
  'protocol-unreachable': { type: 3, code: 2 },
  'port-unreachable': { type: 3, code: 3 },
  'packet-too-big': { type: 3, code: 4 },
  'source-route-failed': { type: 3, code: 5 },
  'network-unknown': { type: 3, code: 6 },
  'host-unknown': { type: 3, code: 7 },
  'host-isolated': { type: 3, code: 8 },
  'dod-net-prohibited': { type: 3, code: 9 },
  'dod-host-prohibited': { type: 3, code: 10 },
  'net-tos-unreachable': { type: 3, code: 11 },
  'host-tos-unreachable': { type: 3, code: 12 },
  'administratively-prohibited': { type: 3, code: 13 },
  'host-precedence-unreachable': { type: 3, code: 14 },
  'precedence-unreachable': { type: 3, code: 15 },
  'source-quench': { type: 4 },
  redirect: { type: 5 },
  'net-redirect': { type: 5, code: 0 },
  'host-redirect': { type: 5, code: 1 },
  'net-tos-redirect': { type: 5, code: 2 },
  'host-tos-redirect': { type: 5, code: 3 },
  'alternate-address': { type: 6 },
  echo: { type: 8 },
  'router-advertisement': { type: 9 },
  'router-solicitation': { type: 10 },
  'time-exceeded': { type: 11 },
  'ttl-exceeded': { type: 11, code: 0 },
  'reassembly-timeout': { type: 11, code: 1 },
  'parameter-problem': { type: 12 },
  'general-parameter-problem': { type: 12, code: 0 },
  'option-missing': { type: 12, code: 1 },
  'no-room-for-option': { type: 12, code: 2 },
  'timestamp-request': { type: 13 },
  'timestamp-reply': { type: 14 },
  'information-request': { type: 15 },
  'information-reply': { type: 16 },
  'mask-request': { type: 17 },
  'mask-reply': { type: 18 },
  traceroute: { type: 30 },
  'conversion-error': { type: 31 },
  'mobile-redirect': { type: 32 },
};

/** The name of a protocol number, or the number. */
export const protocolName = (proto: number): string =>
  Object.keys(protocols).find((name) => protocols[name] === proto) ?? String(proto);

/** The ports a protocol has names for. */
export const portsOf = (proto: number): Readonly<Record<string, number>> =>
  proto === TCP ? tcpPorts : udpPorts;
