import type { Packet } from '../packet/index.ts';
import {
  type AccessList,
  type Action,
  type AddressMatch,
  type Entry,
  type PortMatch,
  type Rule,
  rulesOf,
} from './access-list.ts';

/** The field that keeps a packet out of a line. */
export type Mismatch = 'protocol' | 'src' | 'dst' | 'sport' | 'dport' | 'icmp' | 'established';

/** One line as a packet meets it: `mismatch` is why the packet goes on to the next line. */
export interface WalkStep {
  line: number;
  sequence: number;
  mismatch?: Mismatch;
}

/** What a list does with a packet. Without a `line`, no line matched: the end of a list denies. */
export interface Decision {
  action: Action;
  line?: number;
  walk: WalkStep[];
}

/** Reads a list with one packet, from the top to the first line that matches. */
export function decide(list: AccessList, packet: Packet): Decision {
  const walk: WalkStep[] = [];
  for (const { line, sequence, rule } of rulesOf(list)) {
    const mismatch = mismatchOf(rule, packet);
    walk.push(mismatch ? { line, sequence, mismatch } : { line, sequence });
    if (!mismatch) return { action: rule.action, line, walk };
  }
  return { action: 'deny', walk };
}

/** The lines below `line` that would have matched. */
export const laterMatches = (list: AccessList, packet: Packet, line: number): Entry[] => {
  const rules = rulesOf(list);
  const at = rules.findIndex((entry) => entry.line === line);
  return rules.slice(at + 1).filter(({ rule }) => !mismatchOf(rule, packet));
};

function mismatchOf(rule: Rule, packet: Packet): Mismatch | undefined {
  if (rule.protocol !== undefined && rule.protocol !== packet.proto) return 'protocol';
  if (!hasAddress(rule.src, packet.src)) return 'src';
  if (rule.sport && !hasPort(rule.sport, packet.sport ?? 0)) return 'sport';
  if (!hasAddress(rule.dst, packet.dst)) return 'dst';
  if (rule.dport && !hasPort(rule.dport, packet.dport ?? 0)) return 'dport';
  if (rule.icmp && !hasIcmp(rule.icmp, packet)) return 'icmp';
  return rule.isEstablished && !packet.established ? 'established' : undefined;
}

const hasAddress = ({ address, wildcard }: AddressMatch, value: number) =>
  ((address ^ value) & ~wildcard) === 0;

const hasIcmp = ({ type, code }: NonNullable<Rule['icmp']>, packet: Packet) =>
  packet.icmpType === type && (code === undefined || packet.icmpCode === code);

function hasPort({ operator, ports }: PortMatch, port: number) {
  const [first = 0, last = 0] = ports;
  if (operator === 'gt') return port > first;
  if (operator === 'lt') return port < first;
  if (operator === 'range') return port >= first && port <= last;
  return ports.includes(port) === (operator === 'eq');
}
