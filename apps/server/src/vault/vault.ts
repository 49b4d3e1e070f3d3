import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { decrypt, encrypt, type Secrets } from '../sealed.ts';
import { keyFor, keysOf } from './person-keys.ts';
import { type PlaceName, sealedPlaces } from './sealed-places.ts';

/** Begins every text that is encrypted with the key of a person, whose number follows. */
export const MARK = '~1.';
const pattern = /^~1\.(\d+)\.([\w-]+)$/;

/** Where people's fields are read and written. */
export interface VaultDeps {
  db: Kysely<DB>;
  config: Secrets;
}

/** For a database that is prepared for others: its texts are encrypted where it is used. */
export const noSecrets: Secrets = { secret: '', formerSecrets: [] };

type Keys = ReadonlyMap<number, Buffer>;

interface Belonging {
  userId: number;
  place: PlaceName;
}

/** Encrypts a text with the key of the person it says something about. Without their key no one reads it again. */
export async function sealFor(
  db: Kysely<DB>,
  secrets: Secrets,
  of: Belonging,
  text: string,
): Promise<string> {
  if (!secrets.secret) return text;
  return sealWith(await keyFor(db, secrets, of.userId), of, text);
}

/** A text of a place. One from before its column was encrypted is as it is; null when the key is destroyed. */
export async function openOne(
  db: Kysely<DB>,
  secrets: Secrets,
  place: PlaceName,
  text: string,
): Promise<string | null> {
  return openWith(await keysOf(db, secrets, ownersOf([text])), place, text);
}

/** Values for a table, in which those of encrypted columns are encrypted. JSON columns are given as text. */
export async function sealRow<Row extends object>(
  db: Kysely<DB>,
  secrets: Secrets,
  { userId, table }: { userId: number; table: keyof DB },
  row: Row,
): Promise<Row> {
  const sealed = { ...row } as Record<string, unknown>;
  const places = placesOf(table).filter(([, { column }]) => typeof sealed[column] === 'string');
  if (places.length === 0 || !secrets.secret) return row;
  const key = await keyFor(db, secrets, userId);
  for (const [place, { column, isJson }] of places) {
    const text = sealWith(key, { userId, place }, String(sealed[column]));
    sealed[column] = isJson ? JSON.stringify(text) : text;
  }
  return sealed as Row;
}

/** Rows of a table as they were before they were encrypted. Columns keep their names; null where a key is destroyed. */
export async function openRows<Row extends object>(
  db: Kysely<DB>,
  secrets: Secrets,
  table: keyof DB,
  rows: readonly Row[],
): Promise<Row[]> {
  const places = placesOf(table);
  const opened = rows.map((row) => ({ ...row }) as Record<string, unknown>);
  const owners = ownersOf(opened.flatMap((row) => places.map(([, { column }]) => row[column])));
  if (owners.length === 0) return [...rows];
  const keys = await keysOf(db, secrets, owners);
  for (const row of opened)
    for (const [place, { column, isJson }] of places) {
      const value = row[column];
      if (typeof value !== 'string' || !pattern.test(value)) continue;
      const text = openWith(keys, place, value);
      row[column] = isJson && text !== null ? JSON.parse(text) : text;
    }
  return opened as Row[];
}

const placesOf = (table: keyof DB) => sealedPlaces.filter(([, place]) => place.table === table);

const ownersOf = (values: readonly unknown[]): number[] =>
  values.flatMap((value) => {
    const [, owner] = typeof value === 'string' ? (pattern.exec(value) ?? []) : [];
    return owner === undefined ? [] : [Number(owner)];
  });

const sealWith = (key: Buffer, of: Belonging, text: string) =>
  `${MARK}${of.userId}.${encrypt(text, { key, context: contextOf(of) })}`;

function openWith(keys: Keys, place: PlaceName, text: string): string | null {
  const [, id, body = ''] = pattern.exec(text) ?? [];
  if (id === undefined) return text;
  const userId = Number(id);
  const key = keys.get(userId);
  return key ? decrypt(body, { key, context: contextOf({ userId, place }) }) : null;
}

/** Copied to another person, table or column it does not open. */
const contextOf = ({ userId, place }: Belonging) => `${userId} ${place}`;
