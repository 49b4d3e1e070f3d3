/** What a user typed and the server has not confirmed yet. */
export interface DraftCopy {
  value: unknown;
  /** The stored version it is based on. */
  version: number;
  /** What the server may have without a change by others: typed on, or sent since and not answered. */
  seen: readonly unknown[];
  /** Distinguishes this copy from one another tab wrote in its place. */
  stamp: string;
}

/** Keeps copies on this device, by the name of a form and the key of a piece of it. */
export interface DraftStorage {
  read: (name: string) => Promise<ReadonlyMap<string, DraftCopy>>;
  write: (name: string, key: string, copy: DraftCopy) => Promise<void>;
  /** Deletes a copy, unless another tab wrote a newer one in its place. */
  remove: (name: string, key: string, stamp: string) => Promise<void>;
  /** The forms with copies. */
  names: () => Promise<readonly string[]>;
  /** Deletes the copies of a form; without a name, all copies of all users. */
  clear: (name?: string) => Promise<void>;
}

/** What all kinds of storage have in common: text records, changed one at a time. */
export interface Records {
  entries: () => Promise<readonly (readonly [string, DraftCopy])[]>;
  set: (id: string, copy: DraftCopy) => Promise<void>;
  removeIf: (id: string, isMeant: (copy: DraftCopy) => boolean) => Promise<void>;
}

const separator = '\n';

/** Draft copies on top of any record storage. */
export function createDraftStorage({ entries, set, removeIf }: Records): DraftStorage {
  return {
    async read(name) {
      const prefix = name + separator;
      const own = (await entries()).filter(([id]) => id.startsWith(prefix));
      return new Map(own.map(([id, copy]) => [id.slice(prefix.length), copy]));
    },
    write: (name, key, copy) => set(name + separator + key, copy),
    remove: (name, key, stamp) => removeIf(name + separator + key, (copy) => copy.stamp === stamp),
    names: async () => [
      ...new Set((await entries()).map(([id]) => id.slice(0, id.indexOf(separator)))),
    ],
    async clear(name) {
      const prefix = name === undefined ? '' : name + separator;
      for (const [id, { stamp }] of await entries()) {
        if (id.startsWith(prefix)) await removeIf(id, (copy) => copy.stamp === stamp);
      }
    },
  };
}

/** Falls back to the second after the first fails: private windows may have no database. */
export function withFallback(first: DraftStorage, second: DraftStorage): DraftStorage {
  let storage = first;
  async function attempt<Value>(act: (storage: DraftStorage) => Promise<Value>): Promise<Value> {
    try {
      return await act(storage);
    } catch (error) {
      if (storage === second) throw error;
      storage = second;
      return act(second);
    }
  }
  return {
    read: (name) => attempt(({ read }) => read(name)),
    write: (name, key, copy) => attempt(({ write }) => write(name, key, copy)),
    remove: (name, key, stamp) => attempt(({ remove }) => remove(name, key, stamp)),
    names: () => attempt(({ names }) => names()),
    clear: (name) => attempt(({ clear }) => clear(name)),
  };
}
