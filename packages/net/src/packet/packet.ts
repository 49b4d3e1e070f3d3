import type { Ipv4 } from '../address/index.ts';

/** The header of an IPv4 packet, as far as access lists look at it. */
export interface Packet {
  src: Ipv4;
  dst: Ipv4;
  /** The protocol's number: see `protocols`. */
  proto: number;
  /** Only TCP and UDP have ports. */
  sport?: number;
  dport?: number;
  /** Only ICMP has a type and a code. */
  icmpType?: number;
  icmpCode?: number;
  /** Whether a TCP segment has ACK or RST set, as it belongs to an open connection. */
  established?: boolean;
}

export const ICMP = 1;
export const TCP = 6;
export const UDP = 17;

/** Whether packets of a protocol carry ports. */
export const hasPorts = (proto: number): boolean => proto === TCP || proto === UDP;
