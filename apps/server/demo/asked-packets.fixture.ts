import { includes, parseIpv4, parsePrefix } from '@uplink/net/address';
import type { Definition, Flow } from '@uplink/net/exercise';
import { hasPorts, ICMP, type Packet, portsOf, protocols, TCP, UDP } from '@uplink/net/packet';
import { type AccessList, type AddressMatch, decide, parseLists, rulesOf } from '@uplink/net/sets';
import type { Random } from './rewrites.fixture.ts';

/** Packets that a required goal looks at, and what has to happen to each. */
interface Asked {
  flow: Flow;
  wanted: (packet: Packet) => 'permit' | 'deny';
}

const SAMPLES = 800;

/** Whether some packet that the goals ask about goes wrong: tried packet by packet, without sets. */
export function isWrongForGoals(
  { goals }: Definition,
  [model, list]: [AccessList, AccessList],
  random: Random,
): boolean {
  const asked = goals.flatMap(({ check, optional }): Asked[] => {
    if (optional) return [];
    if (check.kind === 'flows' && check.list === list.name)
      return check.flows.map((flow) => ({ flow, wanted: () => flow.expect }));
    if (check.kind !== 'acl' || check.list !== list.name || check.relation !== 'equals') return [];
    const [right] = parseLists(check.model, { kind: list.kind, name: list.name }).lists;
    return right
      ? [{ flow: check.within ?? {}, wanted: (packet) => decide(right, packet).action }]
      : [];
  });
  const rules = [model, list].flatMap(rulesOf).map(({ rule }) => rule);
  return Array.from({ length: SAMPLES }).some(() => {
    const packet = packetNear(rules, random);
    const { action } = decide(list, packet);
    return asked.some(({ flow, wanted }) => isIn(flow, packet) && wanted(packet) !== action);
  });
}

/** A packet that meets some of the lines, or just misses them. */
function packetNear(rules: ReturnType<typeof rulesOf>[number]['rule'][], random: Random): Packet {
  const rule = () => rules[random(rules.length)];
  const near = (match: AddressMatch | undefined) => {
    const { address, wildcard } = match ?? { address: 0, wildcard: 0xffffffff };
    // Whole addresses of 32 bits from two halves: one random number has fewer.
    const free = ((random(65536) << 16) | random(65536)) & wildcard;
    const turned = random(8) === 0 ? 1 << random(32) : 0;
    return (((address & ~wildcard) | free) ^ turned) >>> 0;
  };
  const proto = rule()?.protocol ?? [TCP, UDP, ICMP, 89][random(4)] ?? TCP;
  const packet: Packet = { src: near(rule()?.src), dst: near(rule()?.dst), proto };
  if (hasPorts(proto)) {
    const port = (ports: number[] | undefined) =>
      random(3) === 0 || !ports ? random(65536) : (ports[random(ports.length)] ?? 0);
    packet.sport = port(rule()?.sport?.ports);
    packet.dport = port(rule()?.dport?.ports);
  }
  if (proto === TCP) packet.established = random(2) === 1;
  if (proto === ICMP)
    Object.assign(packet, { icmpType: [0, 3, 8, 11][random(4)], icmpCode: random(3) });
  return packet;
}

function isIn(flow: Flow, { src, dst, proto, dport, sport, ...packet }: Packet): boolean {
  const { proto: name = 'ip', icmpType, established } = flow;
  const ports = [flow.port ?? []].flat().map((port) => portNumber(port, proto));
  return (
    (name === 'ip' || protocols[name] === proto) &&
    isAmong(flow.from, src) &&
    isAmong(flow.to, dst) &&
    (ports.length === 0 || (dport !== undefined && ports.includes(dport))) &&
    (flow.sport === undefined || portNumber(flow.sport, proto) === sport) &&
    (icmpType === undefined || (proto === ICMP && packet.icmpType === icmpType)) &&
    (established === undefined || (proto === TCP && packet.established === established))
  );
}

const portNumber = (port: number | string, proto: number) => portsOf(proto)[port] ?? Number(port);

/** In one of the networks that are named, and in none that is excluded. */
function isAmong(named: Flow['from'], address: number): boolean {
  const parts = [named ?? []].flat();
  const contains = (text: string) => {
    const host = parseIpv4(text);
    const prefix = host === undefined ? parsePrefix(text) : { address: host, length: 32 };
    return text === 'any' || (prefix !== undefined && includes(prefix, address));
  };
  const excluded = parts.flatMap((part) => (part.startsWith('not ') ? [part.slice(4)] : []));
  const included = parts.filter((part) => !part.startsWith('not '));
  return !excluded.some(contains) && (included.length === 0 || included.some(contains));
}
