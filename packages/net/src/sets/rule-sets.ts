import { ICMP, TCP } from '../packet/index.ts';
import { type AccessList, type PortMatch, type Rule, rulesOf } from './access-list.ts';
import { ALL, type Bdd, NONE, type Node } from './bdd.ts';
import { between, type Field, header, matching } from './header.ts';

/** The packets a line matches. */
export function matchedBy(bdd: Bdd, rule: Rule): Node {
  const parts = [
    matching(bdd, header.dst, rule.dst.address, rule.dst.wildcard),
    matching(bdd, header.src, rule.src.address, rule.src.wildcard),
  ];
  if (rule.protocol !== undefined) parts.push(matching(bdd, header.proto, rule.protocol));
  if (rule.dport) parts.push(ports(bdd, header.dport, rule.dport));
  if (rule.sport) parts.push(ports(bdd, header.sport, rule.sport));
  if (rule.icmp) {
    parts.push(matching(bdd, header.proto, ICMP), matching(bdd, header.icmpType, rule.icmp.type));
    if (rule.icmp.code !== undefined) parts.push(matching(bdd, header.icmpCode, rule.icmp.code));
  }
  if (rule.isEstablished)
    parts.push(matching(bdd, header.proto, TCP), matching(bdd, header.established, 1));
  // From the deepest variable up: each step then only puts nodes on top of what exists.
  return parts.reduceRight((set, part) => bdd.and(part, set), ALL as Node);
}

/** The packets a list lets through: its lines folded from the last one up. */
export const permittedBy = (bdd: Bdd, list: AccessList): Node =>
  rulesOf(list).reduceRight<Node>((rest, { rule }) => before(bdd, rule, rest), NONE);

/** What is permitted by a line and those after it, if those after it permit `rest`. */
export function before(bdd: Bdd, rule: Rule, rest: Node): Node {
  const matched = matchedBy(bdd, rule);
  return rule.action === 'permit' ? bdd.or(matched, rest) : bdd.less(rest, matched);
}

function ports(bdd: Bdd, field: Field, { operator, ports: list }: PortMatch): Node {
  const [first = 0, last = 0] = list;
  if (operator === 'gt') return between(bdd, field, first + 1, 65535);
  if (operator === 'lt') return between(bdd, field, 0, first - 1);
  if (operator === 'range') return between(bdd, field, first, last);
  const listed = list.reduce<Node>((set, port) => bdd.or(set, matching(bdd, field, port)), NONE);
  return operator === 'eq' ? listed : bdd.less(ALL, listed);
}
