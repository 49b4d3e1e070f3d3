import { ICMP, type Packet, TCP, UDP } from '../packet/index.ts';
import { ALL, type Bdd, NONE, type Node } from './bdd.ts';

/** A run of variables: one field of the header, the most significant bit first. */
export interface Field {
  start: number;
  bits: number;
}

/** The order keeps sets of lists small: measured, 2 to 8 times smaller than with the protocol first. */
export const header = {
  dst: { start: 0, bits: 32 },
  src: { start: 32, bits: 32 },
  proto: { start: 64, bits: 8 },
  dport: { start: 72, bits: 16 },
  sport: { start: 88, bits: 16 },
  icmpType: { start: 104, bits: 8 },
  icmpCode: { start: 112, bits: 8 },
  established: { start: 120, bits: 1 },
} satisfies Record<string, Field>;

/** The packets whose field has this value in all bits that `ignored` leaves. */
export function matching(bdd: Bdd, field: Field, value: number, ignored = 0): Node {
  let set: Node = ALL;
  for (let bit = 0; bit < field.bits; bit += 1) {
    if ((ignored >>> bit) & 1) continue;
    const variable = field.start + field.bits - 1 - bit;
    set = (value >>> bit) & 1 ? bdd.node(variable, NONE, set) : bdd.node(variable, set, NONE);
  }
  return set;
}

/** The packets whose field is between two values, both included. */
export const between = (bdd: Bdd, field: Field, from: number, to: number): Node =>
  from > to ? NONE : bdd.and(atLeast(bdd, field, from), atMost(bdd, field, to));

/** Packets that can exist: ports only in TCP and UDP, types only in ICMP, open connections only in TCP. */
export function wellFormed(bdd: Bdd): Node {
  const is = (proto: number) => matching(bdd, header.proto, proto);
  const no = (...fields: Field[]) =>
    fields.reduce<Node>((set, field) => bdd.and(set, matching(bdd, field, 0)), ALL);
  const noIcmp = no(header.icmpType, header.icmpCode);
  const noPorts = no(header.dport, header.sport);
  const closed = no(header.established);
  const known = [
    bdd.and(is(TCP), noIcmp),
    bdd.and(bdd.and(is(UDP), noIcmp), closed),
    bdd.and(bdd.and(is(ICMP), noPorts), closed),
  ];
  const others = [TCP, UDP, ICMP].reduce((set, proto) => bdd.less(set, is(proto)), ALL as Node);
  const bare = bdd.and(others, bdd.and(bdd.and(noIcmp, noPorts), closed));
  return known.reduce((set, part) => bdd.or(set, part), bare);
}

/** The set with this packet alone, or with every packet that agrees in the given fields. */
export function exactly(bdd: Bdd, packet: Partial<Packet>): Node {
  return (Object.keys(header) as (keyof typeof header)[]).reduce<Node>((set, name) => {
    const value = packet[name];
    return value === undefined ? set : bdd.and(set, matching(bdd, header[name], Number(value)));
  }, ALL);
}

/** Reads a packet from an assignment of the variables. */
export function packetOf(isOne: (variable: number) => boolean): Packet {
  const read = ({ start, bits }: Field) => {
    let value = 0;
    for (let at = 0; at < bits; at += 1) value = value * 2 + (isOne(start + at) ? 1 : 0);
    return value;
  };
  const proto = read(header.proto);
  const packet: Packet = { src: read(header.src), dst: read(header.dst), proto };
  if (proto === TCP || proto === UDP)
    Object.assign(packet, { sport: read(header.sport), dport: read(header.dport) });
  if (proto === TCP) packet.established = read(header.established) === 1;
  if (proto === ICMP)
    Object.assign(packet, { icmpType: read(header.icmpType), icmpCode: read(header.icmpCode) });
  return packet;
}

function atLeast(bdd: Bdd, field: Field, value: number): Node {
  let set: Node = ALL;
  for (let bit = 0; bit < field.bits; bit += 1) {
    const variable = field.start + field.bits - 1 - bit;
    set = (value >>> bit) & 1 ? bdd.node(variable, NONE, set) : bdd.node(variable, set, ALL);
  }
  return set;
}

function atMost(bdd: Bdd, field: Field, value: number): Node {
  let set: Node = ALL;
  for (let bit = 0; bit < field.bits; bit += 1) {
    const variable = field.start + field.bits - 1 - bit;
    set = (value >>> bit) & 1 ? bdd.node(variable, ALL, set) : bdd.node(variable, set, NONE);
  }
  return set;
}
