import type { Ipv4 } from '../address/index.ts';
import { ICMP, type Packet, TCP, UDP } from '../packet/index.ts';
import { type Bdd, NONE, type Node } from './bdd.ts';
import { between, exactly, header, packetOf } from './header.ts';

/** What makes a packet of a set easy to read: addresses the exercise names, and ports its text mentions. */
export interface Preferences {
  hosts?: Ipv4[];
  ports?: number[];
}

/** Addresses for documentation (RFC 5737): where any will do, no one takes these for a real one. */
const ordinary: Ipv4[] = [0xcb00710a, 0xc633640a];
/** Addresses of hosts: neither 0.0.0.0 nor multicast. */
const unicast = [0x01000000, 0xdfffffff] as const;
const wellKnown = [443, 80, 53, 22, 25, 123];

/**
 * One packet of a set, or `undefined` if the set is empty. Each preference is kept if it leaves a packet, in the order
 * of what learners read first: who, which protocol, which port.
 */
export function witness(bdd: Bdd, set: Node, preferences: Preferences = {}): Packet | undefined {
  if (set === NONE) return undefined;
  const { hosts: known = [] } = preferences;
  const hosts = [...known, ...ordinary];
  const from = (src: Ipv4) => bdd.and(set, exactly(bdd, { src }));
  const isPaired = (src: Ipv4) =>
    known.some((dst) => dst !== src && bdd.and(from(src), exactly(bdd, { dst })) !== NONE);
  const src = known.find(isPaired) ?? hosts.find((host) => from(host) !== NONE);
  const choices: Node[][] = [
    src === undefined ? [between(bdd, header.src, ...unicast)] : [exactly(bdd, { src })],
    // A packet to oneself would only confuse.
    [
      ...hosts.filter((host) => host !== src).map((dst) => exactly(bdd, { dst })),
      between(bdd, header.dst, ...unicast),
    ],
    [TCP, UDP, ICMP].map((proto) => exactly(bdd, { proto })),
    [exactly(bdd, { established: false })],
    [...(preferences.ports ?? []), ...wellKnown].map((dport) => exactly(bdd, { dport })),
    [between(bdd, header.sport, 49152, 65535)],
    [exactly(bdd, { icmpType: 8 })],
  ];
  const narrowed = choices.reduce((left, group) => {
    const kept = group.map((choice) => bdd.and(left, choice)).find((one) => one !== NONE);
    return kept ?? left;
  }, set);
  const least = bdd.least(narrowed);
  return least && packetOf(least);
}
