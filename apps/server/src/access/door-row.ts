import type { StateName } from './access-row.ts';

/** What someone gave out: an address, and what is sent with it. */
export interface Key {
  url: string;
  method?: 'GET' | 'POST' | 'PATCH';
  /** The fields of a form with a file; a whole one is made again for each try, since it is good for one file. */
  form?: () => Record<string, string>;
}

/** A door's keys by what is wrong with them; `own` is whole. */
export type Keys = Record<string, Key>;

/**
 * An address that takes no token: its key is in it, and whoever has the key may come in. So the
 * answer depends on the key and on its owner's account, never on who calls.
 */
export interface DoorRow {
  /** What is answered for the whole key. */
  own: number;
  /** What is answered for keys that are not whole, of others, of something else, or over. */
  keys: Record<string, number>;
  /** What the whole key opens while its owner's account is in a state. */
  owner: Record<StateName, number>;
  /** The response to the key sent together with an access token, if it differs. @default own */
  withToken?: number;
}

/** A place that is the same for everyone, and what is answered there. */
export interface PlaceRow {
  what: string;
  url: string;
  /** @default GET */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: string;
  expected: number;
}
