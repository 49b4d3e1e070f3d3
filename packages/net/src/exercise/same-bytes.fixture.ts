import { parseLog, replay } from '../cli/index.ts';
import { shortInterface } from '../config/index.ts';
import { office } from '../plane/networks.fixture.ts';
import type { Definition } from './definition.ts';
import { draw } from './draw.ts';
import { guestsDefinition } from './exercise.fixture.ts';
import { grade } from './grade.ts';
import { gameOf } from './network.ts';

const end = ({ device, port }: { device: string; port: string }) =>
  `${device} ${shortInterface(port)}`;

const network: Definition = {
  exercise: 1,
  kind: 'repair',
  title: 'Guests reach the server',
  task: ['Repair it.'],
  seeds: [1],
  network: {
    devices: office.devices.map(({ name, kind, start }) => ({ name, kind, start, x: 0, y: 0 })),
    links: office.links.map(({ a, b }) => ({ a: end(a), b: end(b) })),
  },
  goals: [
    { id: 'there', title: 'There', check: { kind: 'reach', from: 'PC2', to: 'SRV1' } },
    { id: 'other', title: 'Other', check: { kind: 'reach', from: 'PC1', to: 'PC2' } },
  ],
  model: { texts: { log: '' } },
  tests: [],
};

/** What learners type: right, shortened, ambiguous, mistyped and shown. */
const log = [
  'R2: conf t',
  'R2: ip route 10.0.20.0 255.255.255.0 10.0.12.1',
  'R2: ip ro 10.0.20.0 255.255.255.0 10.0.12.1',
  'R2: end',
  'R2: show ip route',
  'R2: show running-config',
  'R1: sh ip int br',
  'R1: shwo version',
  'PC2: ping 10.0.12.2',
  'PC1: traceroute 10.0.12.2',
  'SW1: show mac address-table',
].join('\n');

/** What the engine makes of the same answers: state, screen and grades. Two engines that differ in a byte differ here. */
export function playedBytes(): string {
  const drawn = draw(network, 1);
  const lists = guestsDefinition.seeds.map((seed) => {
    const variant = draw(guestsDefinition, seed);
    const texts = { 'GUEST-IN': 'permit udp any any eq 53\ndeny ip any 10.20.0.0 0.0.255.255' };
    return [variant, grade(variant, { texts }), grade(variant, variant.definition.model)];
  });
  const played = replay(...gameOf(drawn.definition, parseLog(log)));
  return JSON.stringify([played, grade(drawn, { texts: { log } }), lists]);
}

/** Length and a hash of a text: short enough to stand in a test. */
export function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return `${text.length} ${hash.toString(16)}`;
}

/** The digest in Node, Chromium and every other engine. A change of what is said or stored changes it. */
export const expectedDigest = '24008 a7504a8c';
