/** Answers of the academy that can be read without it. They are one person's, the last one's here. */
export const readingCache = 'uplink-reading';
const key = 'uplink.reader';

/** Whose reading is kept on this device; empty for nobody's, also where a browser keeps nothing. */
export function lastReader(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** From here on what is kept is this person's; what was somebody else's is gone. Empty for nobody. */
export function keepReadingFor(person: string): void {
  if (person !== '' && person === lastReader()) return;
  try {
    // Both begin at once, so that a page that is being left takes everything along.
    localStorage.removeItem(key);
    void caches.delete(readingCache).catch(() => {});
    if (person !== '') localStorage.setItem(key, person);
  } catch {
    // Old browsers and pages without a secure address know no caches: they keep nothing.
  }
}
