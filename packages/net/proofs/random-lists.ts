import { wildcardOf } from '../src/address/index.ts';
import { hasPorts, ICMP, type Packet, TCP, UDP } from '../src/packet/index.ts';
import type { AccessList, AddressMatch, PortMatch, Rule } from '../src/sets/index.ts';

export type Random = (below: number) => number;

/** The same numbers in every run: a failure can be looked at again. */
export function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

const address = (random: Random) =>
  ((10 << 24) | (random(4) << 16) | (random(8) << 8) | random(256)) >>> 0;
const somePorts = [22, 53, 80, 443, 1024, 8080, 49152];
const port = (random: Random) =>
  random(2) ? (somePorts[random(somePorts.length)] ?? 0) : random(65536);

function match(random: Random): AddressMatch {
  const kind = random(6);
  const wildcard =
    kind === 0
      ? 0xffffffff
      : kind === 1
        ? 0
        : kind === 2
          ? random(0x01000000) & 0x00ff00ff
          : wildcardOf(8 + random(25));
  return { address: (address(random) & ~wildcard) >>> 0, wildcard };
}

function ports(random: Random): PortMatch | undefined {
  const ends = [port(random), port(random)].sort((one, other) => one - other);
  const choices: (PortMatch | undefined)[] = [
    undefined,
    { operator: 'eq', ports: [ends[0] ?? 0] },
    { operator: 'eq', ports: ends },
    { operator: 'neq', ports: ends },
    { operator: 'gt', ports: [ends[0] ?? 0] },
    { operator: 'lt', ports: [ends[1] ?? 0] },
    { operator: 'range', ports: ends },
  ];
  return choices[random(choices.length)];
}

function rule(random: Random): Rule {
  const protocol = [undefined, TCP, TCP, UDP, ICMP, 89][random(6)];
  const made: Rule = {
    action: random(2) ? 'permit' : 'deny',
    src: match(random),
    dst: match(random),
  };
  if (protocol === undefined) return made;
  made.protocol = protocol;
  if (hasPorts(protocol)) {
    const [sport, dport] = [random(3) === 0 ? ports(random) : undefined, ports(random)];
    if (sport) made.sport = sport;
    if (dport) made.dport = dport;
  }
  if (protocol === TCP && random(4) === 0) made.isEstablished = true;
  if (protocol === ICMP && random(2))
    made.icmp = random(2) ? { type: [0, 3, 8, 11][random(4)] ?? 8 } : { type: 3, code: random(4) };
  return made;
}

export function randomList(random: Random, lines: number): AccessList {
  const entries = Array.from({ length: lines }, (_, at) => ({
    line: at + 1,
    sequence: (at + 1) * 10,
    rule: rule(random),
  }));
  return { kind: 'extended', name: 'RANDOM', entries };
}

/** The list with one line removed, or two that change places: sometimes it means the same. */
export function changedList(random: Random, list: AccessList): AccessList {
  const at = random(list.entries.length);
  const [entry, next] = [list.entries[at], list.entries[at + 1]];
  const rest = list.entries.filter((_, place) => place !== at);
  const entries =
    entry && next && random(2) ? [...rest.slice(0, at + 1), entry, ...rest.slice(at + 1)] : rest;
  return { ...list, entries };
}

/** Half of the packets are built from the lines, so that they meet them; some of these have one bit turned. */
export function randomPacket(random: Random, list: AccessList): Packet {
  const proto = [TCP, TCP, UDP, ICMP, 89][random(5)] ?? TCP;
  const from = random(2) ? list.entries[random(list.entries.length)]?.rule : undefined;
  const near = (target: AddressMatch | undefined) => {
    if (!target) return address(random);
    const inside = (target.address | (random(0x1000000) & target.wildcard)) >>> 0;
    const turned = random(10) < 3 ? (inside ^ (1 << random(24))) >>> 0 : inside;
    return ((turned & 0x00ffffff) | (10 << 24)) >>> 0;
  };
  const packet: Packet = {
    src: near(from?.src),
    dst: near(from?.dst),
    proto: from?.protocol ?? proto,
  };
  if (hasPorts(packet.proto)) {
    packet.sport = from?.sport?.ports[0] ?? port(random);
    packet.dport = from?.dport?.ports[0] ?? port(random);
  }
  if (packet.proto === TCP) packet.established = random(2) === 1;
  if (packet.proto === ICMP)
    Object.assign(packet, { icmpType: [0, 3, 8, 11][random(4)], icmpCode: random(4) });
  return packet;
}
