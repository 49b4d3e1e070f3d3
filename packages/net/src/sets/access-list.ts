import type { Ipv4 } from '../address/index.ts';

export type Action = 'permit' | 'deny';

/** Addresses that agree with `address` in every bit the wildcard has as 0. */
export interface AddressMatch {
  address: Ipv4;
  wildcard: Ipv4;
}

/** `eq` and `neq` take several ports, `range` takes two, `gt` and `lt` one. */
export interface PortMatch {
  operator: 'eq' | 'neq' | 'gt' | 'lt' | 'range';
  ports: number[];
}

/** What one line of a list matches, and what happens to those packets. */
export interface Rule {
  action: Action;
  /** `undefined` is `ip`: every protocol. */
  protocol?: number;
  src: AddressMatch;
  dst: AddressMatch;
  sport?: PortMatch;
  dport?: PortMatch;
  icmp?: { type: number; code?: number };
  isEstablished?: boolean;
  isLogged?: boolean;
}

/** A rule or a remark, and the line of the text it was read from, counted from 1. */
export type Entry = { line: number; sequence: number } & (
  | { rule: Rule; remark?: undefined }
  | { remark: string; rule?: undefined }
);

export interface AccessList {
  kind: 'standard' | 'extended';
  /** A name or a number. */
  name: string;
  /** In the order the device reads them: by sequence number. */
  entries: Entry[];
}

/** The entries that match packets. */
export const rulesOf = (list: AccessList): (Entry & { rule: Rule })[] =>
  list.entries.filter((entry): entry is Entry & { rule: Rule } => entry.rule !== undefined);

/** Matches every address. */
export const anyAddress: AddressMatch = { address: 0, wildcard: 0xffffffff };
