import { expect, test } from 'vitest';
import { parseIpv4 } from '../address/index.ts';
import { startConfigs } from './network.ts';
import { office, officeWith } from './networks.fixture.ts';
import { ping, traceHop } from './probe.ts';
import type { Walk } from './trace.ts';

const SRV1 = parseIpv4('10.0.30.10') as number;
const PC2 = parseIpv4('10.0.20.12') as number;
const patient = { isPatient: true };

const told = (walk: Walk | undefined) => walk?.steps.map(({ device, code }) => `${device} ${code}`);
const last = (walk: Walk | undefined) => walk?.steps[walk.steps.length - 1];

test('follows a packet there and back', () => {
  const { result, there, back } = ping(officeWith(), 'PC1', SRV1, patient);
  expect(result).toBe('answered');
  expect(told(there)).toEqual([
    'PC1 sent',
    'PC1 routed',
    'PC1 arp-known',
    'SW1 switched',
    'R1 received',
    'R1 routed',
    'R1 arp-known',
    'R2 received',
    'R2 routed',
    'R2 arp-known',
    'SW2 switched',
    'SRV1 received',
    'SRV1 delivered',
  ]);
  expect(told(back)?.slice(-1)).toEqual(['PC1 delivered']);
});

test('names the device that has no route for the reply', () => {
  const { result, there, back } = ping(officeWith(), 'PC2', SRV1, patient);
  expect(result).toBe('lost');
  expect(there?.end).toBe('delivered');
  expect(last(back)).toMatchObject({ device: 'R2', code: 'no-route' });
});

test('names the line of the list that denies', () => {
  const setup = officeWith({
    R2: `interface Gi0/0
 ip access-group IN in
ip access-list extended IN
 permit tcp any any
 deny icmp any host 10.0.30.10`,
  });
  const { result, there } = ping(setup, 'PC1', SRV1, patient);
  expect(result).toBe('error');
  expect(last(there)).toEqual({
    device: 'R2',
    port: 'GigabitEthernet0/0',
    code: 'denied',
    params: { list: 'IN', direction: 'in', sequence: 20 },
    decidedBy: 'deny icmp any host 10.0.30.10',
  });
});

test('names the trunk that does not carry the VLAN', () => {
  const setup = officeWith({ SW1: 'interface Gi0/1\n switchport trunk allowed vlan 20' });
  expect(last(ping(setup, 'PC1', SRV1, patient).there)).toMatchObject({
    device: 'SW1',
    code: 'vlan-not-allowed',
    params: { vlan: 10 },
  });
});

test('routes between VLANs on a router with subinterfaces', () => {
  expect(ping(officeWith(), 'PC1', PC2, patient).result).toBe('answered');
});

test('a native VLAN of its own is carried without a tag', () => {
  const setup = officeWith({ SW1: 'interface Gi0/1\n switchport trunk native vlan 10' });
  expect(ping(setup, 'PC1', SRV1, patient).result).toBe('lost');
  const both = officeWith({
    SW1: 'interface Gi0/1\n switchport trunk native vlan 10',
    R1: 'interface Gi0/0.10\n encapsulation dot1Q 10 native',
  });
  expect(ping(both, 'PC1', SRV1, patient).result).toBe('answered');
});

test('a router loses the first packet while it asks for an address', () => {
  const setup = officeWith();
  const first = ping(setup, 'R1', SRV1);
  expect(last(first.there)).toMatchObject({ device: 'R1', code: 'arp-waiting' });
  const second = ping(setup, 'R1', SRV1, { tables: first.tables });
  expect(last(second.there)).toMatchObject({ device: 'R2', code: 'arp-waiting' });
});

test('answers for addresses on the other side, unless told not to', () => {
  const wide = { PC1: 'ip address 10.0.10.11/16' };
  expect(ping(officeWith(wide), 'PC1', SRV1, patient).result).toBe('answered');
  const strict = { ...wide, R1: 'interface Gi0/0.10\n no ip proxy-arp' };
  expect(ping(officeWith(strict), 'PC1', SRV1, patient).result).toBe('lost');
});

test('a router ignores questions from outside the network of its interface', () => {
  const moved = officeWith({ SW1: 'interface Fa0/1\n switchport access vlan 20' });
  const gateway = parseIpv4('10.0.10.1') as number;
  const { result, there } = ping(moved, 'PC1', gateway, patient);
  expect(result).toBe('lost');
  expect(last(there)).toMatchObject({ device: 'PC1', code: 'arp-failed' });
});

test('a packet in a routing loop dies with its time to live', () => {
  const setup = officeWith({
    R1: 'ip route 10.9.0.0 255.255.0.0 10.0.12.2',
    R2: 'ip route 10.9.0.0 255.255.0.0 10.0.12.1',
  });
  const { result, there } = ping(setup, 'PC1', parseIpv4('10.9.0.1') as number, patient);
  expect(result).toBe('error');
  expect(last(there)).toMatchObject({ code: 'ttl-expired' });
});

test('traceroute names every router on the way', () => {
  const setup = officeWith();
  const hops = [1, 2, 3].map((ttl) => traceHop(setup, 'PC1', { target: SRV1, ttl }, patient).back);
  expect(hops.map((back) => back?.packet.src)).toEqual(
    ['10.0.10.1', '10.0.12.2', '10.0.30.10'].map(parseIpv4),
  );
});

test('switches in a circle end in an undecided storm, soon', () => {
  const link = (from: string, to: string) => ({
    a: { device: from, port: 'GigabitEthernet0/1' },
    b: { device: to, port: 'FastEthernet0/2' },
  });
  const names = ['A', 'B', 'C'];
  const network = {
    devices: [
      { name: 'PC', kind: 'host' as const, ports: ['eth0'], start: 'ip address 10.0.0.1/24' },
      ...names.map((name) => ({
        name,
        kind: 'switch' as const,
        ports: ['FastEthernet0/1', 'FastEthernet0/2', 'GigabitEthernet0/1'],
        start: '',
      })),
    ],
    links: [
      { a: { device: 'PC', port: 'eth0' }, b: { device: 'A', port: 'FastEthernet0/1' } },
      link('A', 'B'),
      link('B', 'C'),
      link('C', 'A'),
    ],
  };
  const setup = { network, configs: startConfigs(network) };
  const started = Date.now();
  expect(ping(setup, 'PC', parseIpv4('10.0.0.2') as number).result).toBe('undecided');
  expect(Date.now() - started).toBeLessThan(2000);
});

test('a link that is cut takes its routes away', () => {
  const cut = [office.links.findIndex(({ a }) => a.device === 'R1')];
  const { there } = ping({ ...officeWith(), cut }, 'PC1', SRV1, patient);
  expect(last(there)).toMatchObject({ device: 'R1', code: 'no-route' });
});
