import { afterEach, vi } from 'vitest';

/** Stands in for a browser's storage, and for what else consent asks of it. Emptied after each test. */
export function stubStorage(): Map<string, string> {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  vi.stubGlobal('navigator', { doNotTrack: null });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  afterEach(() => store.clear());
  return store;
}
