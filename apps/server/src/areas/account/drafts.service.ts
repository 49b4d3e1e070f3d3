import type { Schema } from '@uplink/api-client';
import { VALIDATION } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound, tooLarge, unprocessable } from '../../plugins/errors/errors.ts';

const largest = 256 * 1024;
/** Of one person; the oldest go. */
const mostDrafts = 200;

export async function findDraft(
  db: Kysely<DB>,
  userId: number,
  key: string,
): Promise<Schema<'Draft'> | null> {
  const row = await db
    .selectFrom('form_draft')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row
    ? {
        key,
        value: row.value as Record<string, unknown>,
        version: row.version,
        savedAt: row.saved_at.toISOString(),
      }
    : null;
}

export async function readDraft(
  db: Kysely<DB>,
  userId: number,
  key: string,
): Promise<Schema<'Draft'>> {
  const draft = await findDraft(db, userId, key);
  if (!draft) throw notFound('There is no draft yet.');
  return draft;
}

/** Stores a draft; one typed on an older version than the stored one is a conflict, not an overwrite. */
export async function saveDraft(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  pathKey: string,
  input: Schema<'DraftInput'>,
): Promise<Schema<'Draft'>> {
  if (input.key !== pathKey)
    throw unprocessable("The key doesn't match the address.", { key: VALIDATION.pattern });
  const value = JSON.stringify(input.value);
  if (value.length > largest) throw tooLarge('This draft is too large. Keep it under 256 kB.');
  const now = clock.now();
  // The same text sent again after a lost reply is neither a conflict nor a new version.
  const isSame = sql<boolean>`form_draft.value = ${value}::jsonb`;
  const row = await db
    .insertInto('form_draft')
    .values({ user_id: userId, key: pathKey, value, saved_at: now })
    .onConflict((onConflict) =>
      onConflict
        .columns(['user_id', 'key'])
        .doUpdateSet({
          value,
          saved_at: now,
          version: sql`form_draft.version + case when ${isSame} then 0 else 1 end`,
        })
        .where((eb) =>
          input.baseVersion === undefined
            ? eb.val(true)
            : eb.or([eb('form_draft.version', '=', input.baseVersion), isSame]),
        ),
    )
    .returning(['version', 'saved_at'])
    .executeTakeFirst();
  if (!row) throw conflict('This draft was changed in another tab or on another device.');
  if (row.version === 1) await dropOldest(db, userId);
  return {
    key: pathKey,
    value: input.value,
    version: row.version,
    savedAt: row.saved_at.toISOString(),
  };
}

async function dropOldest(db: Kysely<DB>, userId: number): Promise<void> {
  const drafts = () => db.selectFrom('form_draft').select('key').where('user_id', '=', userId);
  await db
    .deleteFrom('form_draft')
    .where('user_id', '=', userId)
    .where('key', 'not in', drafts().orderBy('saved_at', 'desc').orderBy('key').limit(mostDrafts))
    .execute();
}
