import { createDraftStorage, type DraftCopy, type DraftStorage } from '../saving/draft-storage.ts';

/** Draft copies that live as long as a test. */
export function createMemoryStorage(): DraftStorage {
  const copies = new Map<string, DraftCopy>();
  return createDraftStorage({
    entries: async () => [...copies],
    set: async (id, copy) => {
      copies.set(id, structuredClone(copy));
    },
    removeIf: async (id, isMeant) => {
      const copy = copies.get(id);
      if (copy && isMeant(copy)) copies.delete(id);
    },
  });
}
