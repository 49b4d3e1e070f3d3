import type { DraftStorage } from './draft-storage.ts';
import type { SaveState } from './save-state.ts';

/** The server's word that something is stored. */
export interface Receipt {
  version: number;
  savedAt: string;
}

/** What the server has. */
export interface Stored<Value> extends Receipt {
  value: Value;
}

/** One piece of what somebody types, e.g. the answer to one question. */
export interface SaveEntry<Value> {
  value: Value;
  state: SaveState;
  /** The stored version the value was typed on; 0 for none. */
  version: number;
  savedAt: string | undefined;
  /** The server's words when saving was refused. */
  message: string | undefined;
  /** In a conflict: what was saved elsewhere meanwhile. */
  theirs: Stored<Value> | undefined;
}

/** How one piece is to be sent. */
export interface SaveContext {
  /** The server refuses the value with 409 when it has another version than this. */
  baseVersion: number;
  /** The page is being left: the call has to outlive it. */
  keepalive: boolean;
}

/** How a queue saves. */
export interface SaveQueueOptions<Value> {
  /** Who types what, e.g. 'uplink.7.quiz.9'. Copies on this device are kept under it. */
  name: string;
  save: (key: string, value: Value, context: SaveContext) => Promise<Receipt>;
  /** Asks for what the server has, so that a conflict can show both versions. */
  fetchStored: (key: string) => Promise<Stored<Value> | undefined>;
  /** Waits for a pause in typing. @default 600 */
  pauseMs?: number;
  /** Where copies are kept. @default the browser's database */
  storage?: DraftStorage;
}

/** Saves what is typed; works as a store of React's `useSyncExternalStore`. */
export interface SaveQueue<Value> {
  /** Whose queue of what it is; copies on this device are kept under it. */
  name: string;
  /** The copies of this device were looked for. */
  ready: Promise<void>;
  getSnapshot: () => ReadonlyMap<string, SaveEntry<Value>>;
  /** Once nobody listens any more, what waits is sent once and the tries end. */
  subscribe: (listener: () => void) => () => void;
  /** What the server has: shown unless something newer waits here. */
  load: (key: string, value: Value, receipt: Receipt) => void;
  set: (key: string, value: Value) => void;
  /** Sends what waits; conflicts wait for `resolve`. */
  retry: () => void;
  /** Ends a conflict: sends what is here over what is there, or takes what is there. */
  resolve: (key: string, choice: 'mine' | 'theirs') => void;
  /** Resolves when everything is sent; false when something is not saved. */
  settle: () => Promise<boolean>;
  /** Forgets one piece: it was deleted. Resolves when no call for it is under way any more. */
  forget: (key: string) => Promise<void>;
  /** Forgets everything: what it held was handed in. */
  clear: () => void;
}
