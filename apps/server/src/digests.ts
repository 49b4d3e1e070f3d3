import { createHash, timingSafeEqual } from 'node:crypto';

/** What the database keeps of a token or a code in its place. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** A name as a UUID of version 8: what is asked for again has the same id. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Compares secrets; how long it takes doesn't tell how much of one was right. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
