import type { DraftStorage } from './draft-storage.ts';
import type { SaveState } from './save-state.ts';

/** The server's confirmation that something is stored. */
export interface Receipt {
  version: number;
  savedAt: string;
}

/** What the server has. */
export interface Stored<Value> extends Receipt {
  value: Value;
}

/** One piece of what a user types, e.g. the answer to one question. */
export interface SaveEntry<Value> {
  value: Value;
  state: SaveState;
  /** The stored version the value is based on; 0 for none. */
  version: number;
  savedAt: string | undefined;
  /** The server's message if saving was refused. */
  message: string | undefined;
  /** In a conflict: what was saved elsewhere in the meantime. */
  theirs: Stored<Value> | undefined;
}

/** How one piece is to be sent. */
export interface SaveContext {
  /** The server answers 409 if its version differs from this one. */
  baseVersion: number;
  /** The user is leaving the page, so the call has to outlive it. */
  keepalive: boolean;
}

/** How a queue saves. */
export interface SaveQueueOptions<Value> {
  /** Names the user and the form, e.g. 'uplink.7.quiz.9'. The key of the copies on this device. */
  name: string;
  save: (key: string, value: Value, context: SaveContext) => Promise<Receipt>;
  /** Loads the server's version, so that a conflict can show both. */
  fetchStored: (key: string) => Promise<Stored<Value> | undefined>;
  /** Waits for a pause in typing. @default 600 */
  pauseMs?: number;
  /** Where copies are kept. @default the browser's database */
  storage?: DraftStorage;
}

/** Saves what is typed. Can be used as a store with React's `useSyncExternalStore`. */
export interface SaveQueue<Value> {
  /** Names the user and the form; the key of the copies on this device. */
  name: string;
  /** Whether the copies on this device have been loaded. */
  ready: Promise<void>;
  getSnapshot: () => ReadonlyMap<string, SaveEntry<Value>>;
  /** When the last listener leaves, unsent changes are sent once and retries stop. */
  subscribe: (listener: () => void) => () => void;
  /** The server's version: shown unless something newer is unsent here. */
  load: (key: string, value: Value, receipt: Receipt) => void;
  set: (key: string, value: Value) => void;
  /** Sends unsent changes; conflicts wait for `resolve`. */
  retry: () => void;
  /** Resolves a conflict: keeps this version, or takes the server's. */
  resolve: (key: string, choice: 'mine' | 'theirs') => void;
  /** Resolves when everything is sent; false if something could not be saved. */
  settle: () => Promise<boolean>;
  /** Drops a deleted piece. Resolves when no call for it is pending. */
  forget: (key: string) => Promise<void>;
  /** Drops everything, after it was handed in. */
  clear: () => void;
}
