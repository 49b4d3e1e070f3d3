import { formatIpv4, type Ipv4, parseIpv4 } from './ipv4.ts';
import { lengthOfMask, maskOf } from './mask.ts';

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

/** Whether the address is in the network. */
export const includes = (prefix: Prefix, address: Ipv4): boolean =>
  (address & maskOf(prefix.length)) >>> 0 === networkOf(prefix);

function lengthOfMaskText(text: string) {
  const mask = parseIpv4(text);
  return mask === undefined ? undefined : lengthOfMask(mask);
}
