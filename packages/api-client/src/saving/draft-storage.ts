/** What somebody typed and the server has not acknowledged yet. */
export interface DraftCopy {
  value: unknown;
  /** The stored version it was typed on. */
  version: number;
  /** What the server may have without a change by others: typed on, or sent since and not answered. */
  seen: readonly unknown[];
  /** Tells this copy from one another tab put in its place. */
  stamp: string;
}

/** Keeps copies on this device, by the name of a form and the key of a piece of it. */
export interface DraftStorage {
  read: (name: string) => Promise<ReadonlyMap<string, DraftCopy>>;
  write: (name: string, key: string, copy: DraftCopy) => Promise<void>;
  /** Forgets a copy, unless another tab put a newer one in its place. */
  remove: (name: string, key: string, stamp: string) => Promise<void>;
  /** The forms of which copies are kept. */
  names: () => Promise<readonly string[]>;
  /** Forgets a form; without a name, everything of everybody. */
  clear: (name?: string) => Promise<void>;
}

/** What the kinds of storage have in common: records by text, changed one at a time. */
export interface Records {
  entries: () => Promise<readonly (readonly [string, DraftCopy])[]>;
  set: (id: string, copy: DraftCopy) => Promise<void>;
  removeIf: (id: string, isMeant: (copy: DraftCopy) => boolean) => Promise<void>;
}

const separator = '\n';

/** Draft copies over any records. */
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

/** The first, and from its first failure on the second: a private window may know no database. */
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
