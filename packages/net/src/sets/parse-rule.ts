import { parseIpv4 } from '../address/index.ts';
import { hasPorts, ICMP, icmpTypes, portsOf, protocols, TCP } from '../packet/index.ts';
import {
  type AccessList,
  type Action,
  type AddressMatch,
  anyAddress,
  type PortMatch,
  type Rule,
} from './access-list.ts';

/** Why a line can't be read, and at which of its words, counted from 0. */
export interface Misread {
  cause: 'word' | 'incomplete' | 'unsupported' | 'port' | 'sequence' | 'list';
  word: number;
}

/** A line that can't be read stops here; `parseRule` turns it into a result. */
class Unread extends Error {
  readonly misread: Misread;
  constructor(misread: Misread) {
    super(misread.cause);
    this.misread = misread;
  }
}

/** Real options of devices that packet sets don't include: the header here has no such fields. */
const unsupported = [
  'dscp',
  'precedence',
  'tos',
  'fragments',
  'time-range',
  'ttl',
  'option',
  'match-any',
  'match-all',
  'reflect',
  'object-group',
  'addrgroup',
  'evaluate',
  'dynamic',
  'ack',
  'fin',
  'psh',
  'rst',
  'syn',
  'urg',
];

/** Reads `permit tcp any host 10.0.0.5 eq 443`, split into words. Guesses nothing. */
export function parseRule(words: string[], kind: AccessList['kind']): Rule | Misread {
  try {
    const reader = new Words(words);
    const rule = kind === 'standard' ? standard(reader) : extended(reader);
    const left = reader.peek();
    if (left !== undefined) reader.fail(isUnsupported(left) ? 'unsupported' : 'word');
    return rule;
  } catch (error) {
    if (error instanceof Unread) return error.misread;
    throw error;
  }
}

/** The words of a line, read from the left. */
class Words {
  private at = 0;
  private readonly words: string[];

  constructor(words: string[]) {
    this.words = words.map((word) => word.toLowerCase());
  }

  peek(): string | undefined {
    return this.words[this.at];
  }

  /** Reads the next word if it is one of these. */
  take<Word extends string>(...among: Word[]): Word | undefined {
    const found = among.find((word) => word === this.peek());
    if (found !== undefined) this.at += 1;
    return found;
  }

  /** Reads the next word with `read`, which gives `undefined` for a word it doesn't know. */
  read<Value>(read: (word: string) => Value | undefined, cause: Misread['cause'] = 'word'): Value {
    const word = this.peek();
    if (word === undefined) return this.fail('incomplete');
    const value = read(word);
    if (value === undefined) return this.fail(isUnsupported(word) ? 'unsupported' : cause);
    this.at += 1;
    return value;
  }

  fail(cause: Misread['cause']): never {
    throw new Unread({ cause, word: this.at });
  }
}

function standard(words: Words): Rule {
  const rule: Rule = { action: words.read(action), src: address(words, true), dst: anyAddress };
  if (words.take('log')) rule.isLogged = true;
  return rule;
}

function extended(words: Words): Rule {
  const decision = words.read(action);
  const protocol = words.read(protocolOf);
  const [src, sport] = [address(words), ports(words, protocol)];
  const [dst, dport] = [address(words), ports(words, protocol)];
  const rule: Rule = { action: decision, src, dst };
  if (protocol !== 'ip') rule.protocol = protocol;
  if (sport) rule.sport = sport;
  if (dport) rule.dport = dport;
  if (protocol === ICMP) Object.assign(rule, icmp(words));
  if (protocol === TCP && words.take('established')) rule.isEstablished = true;
  if (words.take('log', 'log-input')) rule.isLogged = true;
  return rule;
}

const action = (word: string): Action | undefined =>
  word === 'permit' || word === 'deny' ? word : undefined;

const protocolOf = (word: string): number | 'ip' | undefined =>
  word === 'ip' ? 'ip' : (own(protocols, word) ?? numberUpTo(255)(word));

/** `any`, `host A`, `A wildcard`, and in a standard list an address alone. */
function address(words: Words, mayStandAlone = false): AddressMatch {
  if (words.take('any')) return anyAddress;
  if (words.take('host')) return { address: words.read(parseIpv4), wildcard: 0 };
  const base = words.read(parseIpv4);
  const next = words.peek();
  if (mayStandAlone && (next === undefined || next === 'log'))
    return { address: base, wildcard: 0 };
  const wildcard = words.read(parseIpv4);
  return { address: (base & ~wildcard) >>> 0, wildcard };
}

function ports(words: Words, protocol: number | 'ip'): PortMatch | undefined {
  if (protocol === 'ip' || !hasPorts(protocol)) return undefined;
  const operator = words.take('eq', 'neq', 'gt', 'lt', 'range');
  if (!operator) return undefined;
  const port = (word: string) => own(portsOf(protocol), word) ?? numberUpTo(65535)(word);
  const list = [words.read(port, 'port')];
  if (operator === 'range') list.push(words.read(port, 'port'));
  else if (operator === 'eq' || operator === 'neq')
    for (let next = words.peek(); next !== undefined && port(next) !== undefined; ) {
      list.push(words.read(port));
      next = words.peek();
    }
  // A device turns the ends of a range round by itself.
  if (operator === 'range') list.sort((one, other) => one - other);
  return { operator, ports: list };
}

function icmp(words: Words): Pick<Rule, 'icmp'> {
  const word = words.peek();
  const named = word === undefined ? undefined : own(icmpTypes, word);
  if (named) {
    words.read(() => true);
    return { icmp: { ...named } };
  }
  const number = numberUpTo(255);
  if (word === undefined || number(word) === undefined) return {};
  const type = words.read(number);
  const code = words.peek();
  return code !== undefined && number(code) !== undefined
    ? { icmp: { type, code: words.read(number) } }
    : { icmp: { type } };
}

const numberUpTo = (limit: number) => (word: string) =>
  /^\d{1,5}$/.test(word) && Number(word) <= limit ? Number(word) : undefined;

const isUnsupported = (word: string) => unsupported.includes(word);

/** Without it, a line with the word `constructor` would find a function. */
const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.keys(table).includes(key) ? table[key] : undefined;
