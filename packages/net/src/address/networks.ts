import type { Ipv4 } from './ipv4.ts';
import { wildcardOf } from './mask.ts';
import { includes, networkOf, type Prefix } from './prefix.ts';

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

/** Whether every address of `inner` is in `outer`. */
export const covers = (outer: Prefix, inner: Prefix): boolean =>
  outer.length <= inner.length && includes(outer, inner.address);

/** Whether two networks share an address. */
export const overlaps = (one: Prefix, other: Prefix): boolean =>
  covers(one, other) || covers(other, one);

/** Whether two prefixes name the same network. */
export const sameNetwork = (one: Prefix, other: Prefix): boolean =>
  one.length === other.length && networkOf(one) === networkOf(other);
