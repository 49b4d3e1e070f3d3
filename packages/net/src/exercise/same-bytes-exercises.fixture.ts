import { formatIpv4 } from '../address/index.ts';
import { shortInterface } from '../config/index.ts';
import { office } from '../plane/networks.fixture.ts';
import { circle, pings } from './circle.fixture.ts';
import type { Answer, Definition, Goal } from './definition.ts';
import { guestsDefinition, subnetDefinition } from './exercise.fixture.ts';

/** An exercise, and answers to it besides its model. */
export interface PlayedExercise {
  definition: Definition;
  answers: Answer['texts'][];
}

/** The list whose answers are graded with a part of the budget. */
export const HOSTILE = 'HOSTILE';

const end = ({ device, port }: { device: string; port: string }) =>
  `${device} ${shortInterface(port)}`;

const network: Definition['network'] = {
  devices: office.devices.map(({ name, kind, start }) => ({ name, kind, start, x: 0, y: 0 })),
  links: office.links.map(({ a, b }) => ({ a: end(a), b: end(b) })),
};

const plain: Pick<Definition, 'exercise' | 'task' | 'seeds' | 'tests'> = {
  exercise: 1,
  task: ['Do it.'],
  seeds: [1],
  tests: [],
};
const goal = (id: string, check: Goal['check']): Goal => ({ id, title: id, check });
const log = (...lines: string[]) => ({ log: lines.join('\n') });

const mixedValues: Definition = {
  ...plain,
  kind: 'address',
  title: 'Values of every kind',
  task: ['{net} and {step}'],
  variants: {
    draw: {
      net: { subnet: { from: '172.16.0.0/12', length: 27 } },
      step: { number: { from: 10, to: 4000 } },
    },
  },
  seeds: [3, 4, 4_000_000_000],
  fields: [
    { id: 'net', label: 'Network', as: 'prefix' },
    { id: 'wild', label: 'Wildcard', as: 'wildcard' },
    { id: 'step', label: 'Step', as: 'number' },
    { id: 'six', label: 'IPv6', as: 'ipv6' },
    { id: 'way', label: 'Way', as: 'names' },
  ],
  goals: [
    goal('net', { kind: 'value', field: 'net', equals: '{net}' }),
    goal('wild', { kind: 'value', field: 'wild', equals: '{net.wildcard}' }),
    goal('step', { kind: 'value', field: 'step', equals: '{step}' }),
    goal('six', { kind: 'value', field: 'six', equals: '2001:db8::1' }),
    goal('way', { kind: 'value', field: 'way', equals: 'R1, R2' }),
  ],
  model: {
    texts: {
      ...{ net: '{net}', wild: '{net.wildcard}', step: '{step}' },
      ...{ six: '2001:DB8:0:0:0:0:0:1', way: 'r1 -> r2' },
    },
  },
};

const plan = (least: boolean): Definition => ({
  ...plain,
  kind: 'plan',
  title: 'A plan',
  variants: { draw: { block: { subnet: { from: '192.168.0.0/16', length: 24 } } } },
  seeds: [1, 2],
  fields: [
    { id: 'one', label: 'One', as: 'prefix' },
    { id: 'two', label: 'Two', as: 'prefix' },
  ],
  goals: [
    goal('plan', {
      kind: 'plan',
      block: '{block}',
      networks: [
        { field: 'one', hosts: 100 },
        { field: 'two', hosts: 20 },
      ],
      leastWaste: least,
    }),
  ],
  model: { texts: { one: '{block.subnet(25, 1)}', two: '{block.subnet(27, 0)}' } },
});

/** Each line pairs a bit of the source with one of the destination. */
const hostileLines = Array.from({ length: 31 }, (_, at) => {
  const bit = 2 ** (31 - at);
  const match = `${formatIpv4(bit)} ${formatIpv4(0xffffffff - bit)}`;
  return `permit ip ${match} ${match}`;
}).join('\n');

const lists: Definition = {
  ...plain,
  kind: 'acl',
  title: 'Lists',
  lists: [
    { id: 'SHORT', kind: 'standard', start: 'permit 10.0.0.0 0.0.254.255' },
    { id: HOSTILE, kind: 'extended' },
  ],
  goals: [
    goal('short', {
      ...{ kind: 'acl', list: 'SHORT', relation: 'equals' },
      model: 'permit 10.0.0.0 0.0.254.255',
    }),
    goal('tidy', { kind: 'minimal', list: 'SHORT' }),
    goal('kept', { kind: 'unchanged', list: 'SHORT', keep: ['permit 10.0.0.0 0.0.254.255'] }),
    goal('hostile', {
      ...{ kind: 'acl', list: HOSTILE, relation: 'subset' },
      model: 'permit tcp any any',
    }),
  ],
  model: { texts: { SHORT: 'permit 10.0.0.0 0.0.254.255', [HOSTILE]: 'permit tcp any any eq 1' } },
};

const reach = (id: string, from: string, to: string, port?: number) =>
  goal(id, {
    ...{ kind: 'reach', from, to },
    ...(port !== undefined && { proto: 'tcp', port }),
  });

const repair: Definition = {
  ...plain,
  ...{ kind: 'repair', title: 'Guests reach the server', network },
  goals: [
    reach('there', 'PC2', 'SRV1'),
    reach('other', 'PC1', 'PC2'),
    goal('apart', { kind: 'unreach', from: 'PC2', to: 'SRV1', proto: 'udp', port: 53 }),
    goal('way', { kind: 'path', from: 'PC1', to: 'SRV1', via: ['R1', 'R2'], avoids: ['PC2'] }),
    goal('cut', { kind: 'survives', cut: 'R1 Gi0/1', goals: ['other', 'there'] }),
  ],
  model: {
    texts: log('R2: configure terminal', 'R2: ip route 10.0.20.0 255.255.255.0 10.0.12.1'),
  },
};

const configure: Definition = {
  ...plain,
  ...{ kind: 'configure', title: 'A list on R1', network: { ...network, locked: ['PC1', 'SRV1'] } },
  goals: [
    reach('web', 'PC1', 'SRV1', 443),
    goal('shell', { kind: 'unreach', from: 'PC1', to: 'SRV1', proto: 'tcp', port: 22 }),
    goal('on', {
      ...{ kind: 'property', device: 'R1' },
      lines: 'interface Gi0/0.10\n ip access-group WEB in',
    }),
  ],
  model: {
    texts: log(
      'R1: conf t',
      'R1: ip access-list extended WEB',
      'R1: permit tcp any any eq 443',
      'R1: int g0/0.10',
      'R1: ip access-group WEB in',
    ),
  },
};

const trace: Definition = {
  ...plain,
  ...{ kind: 'trace', title: 'Where it goes', network },
  fields: [
    { id: 'way', label: 'Way', as: 'names' },
    { id: 'stop', label: 'Stop', as: 'names' },
  ],
  goals: [
    goal('way', { kind: 'hops', field: 'way', from: 'PC1', to: 'SRV1' }),
    goal('stop', { kind: 'hops', field: 'stop', stop: true, from: 'PC1', to: '10.9.9.9' }),
  ],
  model: { texts: { way: 'SW1, R1, R2, SW2, SRV1', stop: 'R1' } },
};

/** Several answers to exercises of every kind: right, wrong, unread and hostile. */
export const playedExercises: PlayedExercise[] = [
  {
    definition: subnetDefinition,
    answers: [{}, { last: '10.0.0.1', mask: '/19' }, { last: 'ten', mask: '255.0.255.0' }],
  },
  {
    definition: mixedValues,
    answers: [
      { net: '172.16.0.0 255.255.255.224', wild: '0.0.0.31', step: '1 000', six: '::1', way: 'R2' },
      { net: '172.16.0.0/33', wild: '31', step: '-1', six: '2001:db8:::1', way: ' , ' },
    ],
  },
  ...[false, true].map((least) => ({
    definition: plan(least),
    answers: [
      { one: '192.168.1.0/25', two: '192.168.1.64/26' },
      { one: '192.168.1.0/24', two: '10.0.0.1/27' },
      { one: '', two: 'half of it' },
    ],
  })),
  {
    definition: guestsDefinition,
    answers: [
      { 'GUEST-IN': 'permit udp any any eq 53\ndeny ip any 10.20.0.0 0.0.255.255' },
      { 'GUEST-IN': '20 permit ip any any\n10 deny tcp any any range 20 25 established' },
      { 'GUEST-IN': 'permit icmp any any echo\npermit gre any any\nallow all' },
    ],
  },
  {
    definition: lists,
    answers: [
      { SHORT: 'deny host 10.0.2.1\npermit 10.0.0.0 0.0.254.255', [HOSTILE]: hostileLines },
      { SHORT: 'permit 10.0.0.0 0.0.254.255\npermit 10.0.2.0 0.0.0.255', [HOSTILE]: '' },
    ],
  },
  {
    definition: repair,
    answers: [
      {},
      log(
        ...['R2: conf t', 'R2: ip route 10.0.20.0 255.255.255.0 10.0.12.1'],
        ...['R2: ip ro 10.0.20.0 255.255.255.0 10.0.12.1', 'R2: end', 'R2: show ip route'],
        ...['R2: show running-config', 'R1: sh ip int br', 'R1: shwo version'],
        ...['PC2: ping 10.0.12.2', 'PC1: traceroute 10.0.12.2', 'SW1: show mac address-table'],
      ),
      log(
        ...['R1: conf t', 'R1: int g0/0.20', 'R1: shut', 'R1: do sh ip ro', 'R1: sh'],
        ...['SW1: conf t', 'SW1: int f0/2', 'SW1: sw acc vlan 10', 'PC2: ping 10.0.10.11'],
      ),
      log('R1: conf t', 'R1: ip route 0.0.0.0 0.0.0.0 10.0.12.2', 'R9: reload', 'R1: ?', 'R1: i?'),
    ],
  },
  {
    definition: configure,
    answers: [
      log('R1: conf t', 'R1: access-list 101 permit tcp any any', 'R1: int g0/0.10', 'R1: ip ?'),
      log('PC1: ip address 10.0.0.1/8', 'SW2: conf t', 'SW2: vlan 7', 'SW2: show vlan brief'),
      log('R1: conf t', 'R1: router ospf 1', 'R1: int g0/1', 'R1: no ip address', 'R1: end'),
    ],
  },
  {
    definition: circle([
      reach('there', 'PC1', 'PC2'),
      reach('nowhere', 'PC1', '10.0.0.9'),
      goal('apart', { kind: 'unreach', from: 'PC2', to: '10.0.0.9' }),
    ]),
    // The session has no room for the last ones.
    answers: [{}, { log: pings(28) }],
  },
  {
    definition: trace,
    answers: [
      { way: 'sw1 r1 r2 sw2 srv1', stop: 'SW1' },
      { way: 'SRV1', stop: '', ...log('R1: show ip route', 'R1: ping 10.0.30.10') },
    ],
  },
];
