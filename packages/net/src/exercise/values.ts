import {
  broadcastOf,
  firstHost,
  formatIpv4,
  formatMask,
  formatPrefix,
  lastHost,
  networkOf,
  overlaps,
  type Prefix,
  parsePrefix,
  usableHosts,
  wildcardOf,
} from '../address/index.ts';
import { BadExpression } from './bad-expression.ts';

/** A value of an exercise: a prefix, or a text or number as it stands. */
export type Value = string | number;

/** What can be asked of a prefix. */
const ofPrefix: Record<string, (prefix: Prefix, ...numbers: number[]) => Value> = {
  network: (prefix) => formatIpv4(networkOf(prefix)),
  broadcast: (prefix) => formatIpv4(broadcastOf(prefix)),
  first: (prefix) => formatIpv4(firstHost(prefix)),
  last: (prefix) => formatIpv4(lastHost(prefix)),
  mask: ({ length }) => formatMask(length),
  wildcard: ({ length }) => formatIpv4(wildcardOf(length)),
  length: ({ length }) => length,
  hosts: (prefix) => usableHosts(prefix),
  host: (prefix, n = 1) => formatIpv4(networkOf(prefix) + n),
  subnet: (prefix, length = 32, n = 0) =>
    formatPrefix({ address: networkOf(prefix) + n * 2 ** (32 - length), length }),
};

const conditions: Record<string, (one: Value, other: Value) => boolean> = {
  disjoint: (one, other) => !overlaps(prefixOf(one), prefixOf(other)),
  differ: (one, other) => one !== other,
};

/** Reads `lan`, `lan.first`, `lan.host(10)`, `lan.subnet(26, 1).last`. */
export function evaluate(expression: string, lookUp: (name: string) => Value): Value {
  const [name = '', ...steps] = expression.trim().split(/\.(?=[a-z])/i);
  return steps.reduce<Value>((value, step) => {
    const [, property = '', list = ''] = /^([a-z]+)(?:\(([\d, ]*)\))?$/i.exec(step) ?? [];
    const compute = Object.keys(ofPrefix).includes(property) ? ofPrefix[property] : undefined;
    if (!compute) throw new BadExpression(`${expression}: there is no “${step}”.`);
    const numbers = list.split(',').filter((part) => part.trim() !== '');
    return compute(prefixOf(value), ...numbers.map(Number));
  }, lookUp(name));
}

/** Whether `disjoint(lan, srv)` or `differ(a, b)` holds. */
export function holds(condition: string, lookUp: (name: string) => Value): boolean {
  const [, name = '', one = '', other = ''] =
    /^\s*([a-z]+)\(\s*([\w.]+)\s*,\s*([\w.]+)\s*\)\s*$/i.exec(condition) ?? [];
  const test = Object.keys(conditions).includes(name) ? conditions[name] : undefined;
  if (!test) throw new BadExpression(`${condition}: this isn't a condition.`);
  return test(evaluate(one, lookUp), evaluate(other, lookUp));
}

function prefixOf(value: Value): Prefix {
  const prefix = parsePrefix(String(value));
  if (!prefix) throw new BadExpression(`${value} isn't a prefix.`);
  return prefix;
}
