import type { Ipv4 } from '../address/index.ts';

/** Whether no bit of the address lies outside the mask. */
export const isAlignedMask = (address: Ipv4, mask: Ipv4): boolean =>
  (address & mask) >>> 0 === address;

/** Whether two addresses are in one network of the mask. */
export const isSameNetwork = (one: Ipv4, other: Ipv4, mask: Ipv4): boolean =>
  ((one ^ other) & mask) === 0;
