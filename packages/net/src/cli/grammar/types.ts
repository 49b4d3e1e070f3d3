import {
  formatIpv4,
  formatPrefix,
  type Ipv4,
  lengthOfMask,
  type Prefix,
  parseIpv4,
  parsePrefix,
} from '../../address/index.ts';
import { readInterface } from '../../config/interface-names.ts';
import { formatVlans, parseVlans } from '../../config/vlan-lists.ts';
import { portsOf, TCP, UDP } from '../../packet/index.ts';

/** The value of a parameter, by the name of its type. */
export type ValueOf<T extends string> = T extends 'ip' | 'mask' | 'wildcard'
  ? Ipv4
  : T extends 'prefix'
    ? Prefix
    : T extends 'vlans'
      ? number[]
      : T extends `${infer A}|${infer B}`
        ? ValueOf<A> | ValueOf<B>
        : T extends `${number}-${number}`
          ? number
          : T extends 'word' | 'line' | 'interface' | 'exit'
            ? string
            : T;

export type Value = string | number | number[] | Prefix;

/** The arguments of a pattern: those in brackets or braces may be missing. */
export type ArgsOf<P extends string> = P extends `${infer A}[${infer B}]${infer C}`
  ? ArgsOf<A> & Partial<ArgsOf<B>> & ArgsOf<C>
  : P extends `${infer A}{${infer B}}${infer C}`
    ? ArgsOf<A> & Partial<ArgsOf<B>> & ArgsOf<C>
    : P extends `${string}<${infer N}:${infer T}>${infer R}`
      ? { [K in N]: ValueOf<T> } & ArgsOf<R>
      : unknown;

/** What a parameter accepts, how it prints, and how `?` describes it. */
export interface ParamType {
  /** How `?` writes it: `A.B.C.D`. */
  shape: string;
  help: string;
  /** Reads the words from `at`. `used` says how many, if more than one. */
  read(words: string[], at: number): { value: Value; used?: number } | undefined;
  print(value: Value): string;
}

/** The type of a name, or `undefined` for a keyword. */
export function paramType(name: string): ParamType | undefined {
  const known = types[name];
  if (known) return known;
  const range = /^(\d+)-(\d+)$/.exec(name);
  return range ? rangeType(Number(range[1]), Number(range[2])) : undefined;
}

function rangeType(least: number, most: number): ParamType {
  return {
    shape: `<${least}-${most}>`,
    help: 'Number',
    read: (words, at) => {
      const word = words[at] as string;
      const value = Number(word);
      return /^\d{1,10}$/.test(word) && value >= least && value <= most ? { value } : undefined;
    },
    print: String,
  };
}

const address = (help: string, accepts: (value: Ipv4) => boolean): ParamType => ({
  shape: 'A.B.C.D',
  help,
  read: (words, at) => {
    const value = parseIpv4(words[at] as string);
    return value !== undefined && accepts(value) ? { value } : undefined;
  },
  print: (value) => formatIpv4(value as Ipv4),
});

/** What `line` keeps: the words unchanged, without the spaces around them. */
const rest = (words: string[], at: number) => ({
  value: words.slice(at).join(' '),
  used: words.length - at,
});

const types: Record<string, ParamType | undefined> = {
  ip: address('IP address', () => true),
  mask: address('IP subnet mask', (value) => lengthOfMask(value) !== undefined),
  wildcard: address('Wildcard bits', () => true),
  prefix: {
    shape: 'A.B.C.D/nn',
    help: 'Address and prefix length',
    read: (words, at) => {
      const value = (words[at] as string).indexOf('/') > 0 && parsePrefix(words[at] as string);
      return value ? { value } : undefined;
    },
    print: (value) => formatPrefix(value as Prefix),
  },
  vlans: {
    shape: 'WORD',
    help: 'VLAN numbers, such as 10,20,30-35',
    read: (words, at) => {
      const value = parseVlans(words[at] as string);
      return value && { value };
    },
    print: (value) => formatVlans(value as number[]),
  },
  word: {
    shape: 'WORD',
    help: 'Name',
    read: (words, at) => ({ value: words[at] as string }),
    print: String,
  },
  line: { shape: 'LINE', help: 'Text up to the end of the line', read: rest, print: String },
  interface: interfaceType(true),
  exit: interfaceType(false),
  'tcp-port': portType(TCP),
  'udp-port': portType(UDP),
  'tcp-ports': portsType(TCP),
  'udp-ports': portsType(UDP),
};

/** Ports, up to the first word that isn't one. */
function portsType(proto: number): ParamType {
  const one = portType(proto);
  return {
    ...one,
    read: (words, at) => {
      const ports: number[] = [];
      for (let i = at; i < words.length; i++) {
        const port = one.read(words, i);
        if (!port) break;
        ports.push(Number(port.value));
      }
      return ports.length ? { value: ports, used: ports.length } : undefined;
    },
    print: (value) => (value as number[]).map(one.print).join(' '),
  };
}

/** A port by its number or its name, and printed by its name. */
function portType(proto: number): ParamType {
  const names = portsOf(proto);
  const number = rangeType(0, 65535);
  return {
    shape: '<0-65535>',
    help: 'Port number or name, such as www',
    read: (words, at) => {
      const named = names[(words[at] as string).toLowerCase()];
      return named === undefined ? number.read(words, at) : { value: named };
    },
    print: (value) => Object.keys(names).find((name) => names[name] === value) ?? String(value),
  };
}

/** `exit` is an interface inside a longer command, where a name without a number would swallow what follows. */
function interfaceType(allowsMany: boolean): ParamType {
  return {
    shape: 'INTERFACE',
    help: allowsMany
      ? 'Interface, such as GigabitEthernet0/1 or g0/1'
      : 'Interface to send through',
    read: (words, at) => {
      const name = readInterface(words[at] as string);
      if (name) return { value: name };
      const joined = words[at + 1] !== undefined && readInterface(`${words[at]}${words[at + 1]}`);
      return joined ? { value: joined, used: 2 } : undefined;
    },
    print: String,
  };
}
