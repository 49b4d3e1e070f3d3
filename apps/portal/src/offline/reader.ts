/** The cache of answers for offline reading. It belongs to the last person who signed in here. */
export const readingCache = 'uplink-reading';
const key = 'uplink.reader';

/** The person whose reading is kept on this device; empty if there is none or storage is blocked. */
export function lastReader(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps reading for this person from now on and deletes anyone else's. Pass an empty string for no one. */
export function keepReadingFor(person: string): void {
  if (person !== '' && person === lastReader()) return;
  try {
    // Both start right away, so that they finish even when the page is being left.
    localStorage.removeItem(key);
    void caches.delete(readingCache).catch(() => {});
    if (person !== '') localStorage.setItem(key, person);
  } catch {
    // Old browsers and insecure pages have no caches, so they keep nothing.
  }
}
