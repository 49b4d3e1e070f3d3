import { formatIpv4, type Ipv4, parseIpv4 } from './ipv4.ts';
import { lengthOfMask, maskOf, wildcardOf } from './mask.ts';

/** An address with the length of its network part. The address may be a host: `10.0.0.5/24`. */
export interface Prefix {
  address: Ipv4;
  length: number;
}

/** Reads `10.0.0.0/24`, and `10.0.0.0 255.255.255.0` as devices write it. */
export function parsePrefix(text: string): Prefix | undefined {
  const [head, tail, ...more] = text.split(/\s*\/\s*|\s+/);
  if (more.length || head === undefined || tail === undefined) return undefined;
  const address = parseIpv4(head);
  const length = /^\d{1,2}$/.test(tail) ? Number(tail) : lengthOfMaskText(tail);
  if (address === undefined || length === undefined || length > 32) return undefined;
  return { address, length };
}

/** The prefix as `10.0.0.0/24`. */
export const formatPrefix = ({ address, length }: Prefix): string =>
  `${formatIpv4(address)}/${length}`;

/** The first address of the network. */
export const networkOf = ({ address, length }: Prefix): Ipv4 => (address & maskOf(length)) >>> 0;

/** The last address of the network. */
export const broadcastOf = ({ address, length }: Prefix): Ipv4 =>
  (address | wildcardOf(length)) >>> 0;

/** Whether the address is the first of the network, as a prefix in a plan or a route must be. */
export const isAligned = (prefix: Prefix): boolean => networkOf(prefix) === prefix.address;

/** The addresses hosts can use: all but network and broadcast, and both of a /31 (RFC 3021). */
export const usableHosts = ({ length }: Prefix): number =>
  length >= 31 ? 2 ** (32 - length) : 2 ** (32 - length) - 2;

/** The first address hosts can use. */
export const firstHost = (prefix: Prefix): Ipv4 =>
  prefix.length >= 31 ? networkOf(prefix) : networkOf(prefix) + 1;

/** The last address hosts can use. */
export const lastHost = (prefix: Prefix): Ipv4 =>
  prefix.length >= 31 ? broadcastOf(prefix) : broadcastOf(prefix) - 1;

/** Whether the address is in the network. */
export const includes = (prefix: Prefix, address: Ipv4): boolean =>
  (address & maskOf(prefix.length)) >>> 0 === networkOf(prefix);

/** Whether every address of `inner` is in `outer`. */
export const covers = (outer: Prefix, inner: Prefix): boolean =>
  outer.length <= inner.length && includes(outer, inner.address);

/** Whether two networks share an address. */
export const overlaps = (one: Prefix, other: Prefix): boolean =>
  covers(one, other) || covers(other, one);

/** Whether two prefixes name the same network. */
export const sameNetwork = (one: Prefix, other: Prefix): boolean =>
  one.length === other.length && networkOf(one) === networkOf(other);

function lengthOfMaskText(text: string) {
  const mask = parseIpv4(text);
  return mask === undefined ? undefined : lengthOfMask(mask);
}
