import { formatIpv4, type Ipv4 } from './ipv4.ts';

/** The mask of a prefix length: 24 → 255.255.255.0. */
export const maskOf = (length: number): Ipv4 => (length === 0 ? 0 : (-1 << (32 - length)) >>> 0);

/** The wildcard of a prefix length: 24 → 0.0.0.255. */
export const wildcardOf = (length: number): Ipv4 => ~maskOf(length) >>> 0;

/** The length of a mask whose ones are contiguous. `undefined` for any other mask. */
export function lengthOfMask(mask: Ipv4): number | undefined {
  const length = mask === 0 ? 0 : 32 - trailingZeros(mask);
  return maskOf(length) === mask ? length : undefined;
}

/** The length of a contiguous wildcard: 0.0.0.255 → 24. `undefined` for any other wildcard. */
export const lengthOfWildcard = (wildcard: Ipv4): number | undefined =>
  lengthOfMask(~wildcard >>> 0);

/** A prefix length as a dotted mask: 26 → `255.255.255.192`. */
export const formatMask = (length: number): string => formatIpv4(maskOf(length));

const trailingZeros = (value: number) => 31 - Math.clz32(value & -value);
