import { execFileSync } from 'node:child_process';
import {
  type AccessList,
  type AddressMatch,
  type PortMatch,
  type Rule,
  rulesOf,
} from '../src/sets/index.ts';

/** Whether an independent solver finds no packet that two lists treat differently. */
export function askSolver(one: AccessList, other: AccessList): boolean {
  const input = [
    ...fields.map(([name, bits]) => `(declare-const ${name} (_ BitVec ${bits}))`),
    `(assert ${wellFormed})`,
    `(assert (xor ${formula(one)} ${formula(other)}))`,
    '(check-sat)',
  ].join('\n');
  const said = execFileSync('z3', ['-in'], { input, encoding: 'utf8' }).trim();
  if (said !== 'sat' && said !== 'unsat') throw new Error(`z3 said ${said}`);
  return said === 'unsat';
}

const fields = [
  ['src', 32],
  ['dst', 32],
  ['proto', 8],
  ['sport', 16],
  ['dport', 16],
  ['itype', 8],
  ['icode', 8],
  ['est', 1],
] as const;
type Name = (typeof fields)[number][0];
const bitsOf = Object.fromEntries(fields) as Record<Name, number>;

const value = (name: Name, number: number) => `(_ bv${number} ${bitsOf[name]})`;
const is = (name: Name, number: number) => `(= ${name} ${value(name, number)})`;
const all = (parts: string[]) => (parts.length ? `(and true ${parts.join(' ')})` : 'true');

const wellFormed = `(and
  (or ${is('proto', 6)} ${is('proto', 17)} (and ${is('sport', 0)} ${is('dport', 0)}))
  (or ${is('proto', 1)} (and ${is('itype', 0)} ${is('icode', 0)}))
  (or ${is('proto', 6)} ${is('est', 0)}))`;

const formula = (list: AccessList) =>
  rulesOf(list).reduceRight(
    (rest, { rule }) => `(ite ${matchOf(rule)} ${rule.action === 'permit'} ${rest})`,
    'false',
  );

function matchOf({ protocol, src, dst, sport, dport, icmp, isEstablished }: Rule): string {
  return all([
    addressOf('src', src),
    addressOf('dst', dst),
    ...(protocol === undefined ? [] : [is('proto', protocol)]),
    ...(sport ? [portsOf('sport', sport)] : []),
    ...(dport ? [portsOf('dport', dport)] : []),
    ...(icmp ? [is('itype', icmp.type)] : []),
    ...(icmp?.code === undefined ? [] : [is('icode', icmp.code)]),
    ...(isEstablished ? [is('est', 1)] : []),
  ]);
}

const addressOf = (name: 'src' | 'dst', { address, wildcard }: AddressMatch) =>
  `(= (bvand ${name} ${value(name, ~wildcard >>> 0)}) ${value(name, address)})`;

function portsOf(name: 'sport' | 'dport', { operator, ports }: PortMatch): string {
  const [first = 0, last = 0] = ports;
  if (operator === 'gt') return `(bvugt ${name} ${value(name, first)})`;
  if (operator === 'lt') return `(bvult ${name} ${value(name, first)})`;
  if (operator === 'range')
    return `(and (bvuge ${name} ${value(name, first)}) (bvule ${name} ${value(name, last)}))`;
  const listed = `(or false ${ports.map((port) => is(name, port)).join(' ')})`;
  return operator === 'eq' ? listed : `(not ${listed})`;
}
