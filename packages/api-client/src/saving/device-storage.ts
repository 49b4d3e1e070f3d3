import { createStore, entries, promisifyRequest } from 'idb-keyval';
import { createDraftStorage, type DraftCopy, withFallback } from './draft-storage.ts';

const prefix = 'uplink.draft.';
const database = createStore('uplink-drafts', 'copies');

/**
 * Commits right away where the browser allows it; otherwise leaving the page could undo the write.
 */
function commit(transaction: IDBTransaction): Promise<void> {
  transaction.commit?.();
  return promisifyRequest(transaction);
}

/** Copies in IndexedDB, one record each, so that tabs don't overwrite each other. */
export const databaseStorage = createDraftStorage({
  entries: () => entries<string, DraftCopy>(database),
  set: (id, copy) =>
    database('readwrite', (copies) => {
      copies.put(copy, id);
      return commit(copies.transaction);
    }),
  removeIf: (id, isMeant) =>
    database('readwrite', (copies) => {
      const reading: IDBRequest<DraftCopy | undefined> = copies.get(id);
      reading.onsuccess = () => {
        if (reading.result && isMeant(reading.result)) copies.delete(id);
      };
      return promisifyRequest(copies.transaction);
    }),
});

/** Copies in local storage, which is smaller. */
export const webStorage = createDraftStorage({
  entries: async () =>
    Object.entries<string>(localStorage)
      .filter(([id]) => id.startsWith(prefix))
      .map(([id, text]) => [id.slice(prefix.length), JSON.parse(text) as DraftCopy]),
  set: async (id, copy) => localStorage.setItem(prefix + id, JSON.stringify(copy)),
  removeIf: async (id, isMeant) => {
    const text = localStorage.getItem(prefix + id);
    if (text !== null && isMeant(JSON.parse(text) as DraftCopy))
      localStorage.removeItem(prefix + id);
  },
});

/** Where this browser keeps drafts: IndexedDB, or local storage if that is blocked. */
export const deviceStorage = withFallback(databaseStorage, webStorage);

/**
 * Where it keeps a short text until that is sent: in the older storage, which has it before the next key.
 * A database can still lose the last word of a page that is left.
 */
export const textStorage = withFallback(webStorage, databaseStorage);
