import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { CAPTIONS_PATH } from './captions-path.ts';

const isKey = (key: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key);

/** Keeps a text of captions; gives its address. */
export async function keepCaptions(
  trx: Kysely<DB>,
  { text, savedBy, now }: { text: string; savedBy: number; now: Date },
): Promise<string> {
  const key = randomUUID();
  await trx
    .insertInto('caption_file')
    .values({ key, text, saved_by: savedBy, saved_at: now })
    .execute();
  return `${CAPTIONS_PATH}${key}.vtt`;
}

export async function findCaptions(db: Kysely<DB>, key: string): Promise<string | undefined> {
  if (!isKey(key)) return undefined;
  const found = await db
    .selectFrom('caption_file')
    .select('text')
    .where('key', '=', key)
    .executeTakeFirst();
  return found?.text;
}
