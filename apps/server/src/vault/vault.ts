import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { decrypt, encrypt, type Secrets } from '../sealed.ts';
import { keyFor, keysOf } from './person-keys.ts';
import type { PlaceName } from './sealed-places.ts';

/** Begins every text that is encrypted with the key of a person, whose number follows. */
export const MARK = '~1.';
const pattern = /^~1\.(\d+)\.([\w-]+)$/;

export interface Belonging {
  userId: number;
  place: PlaceName;
}

/** Encrypts a text with the key of the person it says something about. Without their key nobody reads it again. */
export async function sealFor<Text extends string | null>(
  db: Kysely<DB>,
  secrets: Secrets,
  { userId, place }: Belonging,
  text: Text,
): Promise<Text> {
  if (text === null) return text;
  const key = await keyFor(db, secrets, userId);
  return `${MARK}${userId}.${encrypt(text, { key, context: contextOf(userId, place) })}` as Text;
}

/** The texts of a place. Those that were stored before they were encrypted are as they are; null where a key is destroyed. */
export async function openAll(
  db: Kysely<DB>,
  secrets: Secrets,
  place: PlaceName,
  texts: readonly (string | null)[],
): Promise<(string | null)[]> {
  const parts = texts.map((text) => pattern.exec(text ?? ''));
  const ids = parts.flatMap((part) => (part ? [Number(part[1])] : []));
  if (ids.length === 0) return [...texts];
  const keys = await keysOf(db, secrets, ids);
  return texts.map((text, index) => {
    const [, id, body = ''] = parts[index] ?? [];
    if (id === undefined) return text;
    const key = keys.get(Number(id));
    return key ? decrypt(body, { key, context: contextOf(Number(id), place) }) : null;
  });
}

/** One text of a place. */
export async function openOne(
  db: Kysely<DB>,
  secrets: Secrets,
  place: PlaceName,
  text: string | null,
): Promise<string | null> {
  const [opened = null] = await openAll(db, secrets, place, [text]);
  return opened;
}

/** Copied to another person, table or column it does not open. */
const contextOf = (userId: number, place: PlaceName) => `${userId} ${place}`;
