import { type Kysely, sql } from 'kysely';
import { removeParts } from '../areas/uploads/stored-parts.ts';
import type { Clock } from '../clock.ts';
import type { DB } from '../db/schema.ts';
import type { LocalObjects, StorageProvider } from '../providers/storage/storage.ts';

const day = 86_400_000;
const mostAtOnce = 500;

export interface SweepDeps {
  db: Kysely<DB>;
  clock: Clock;
  storage: StorageProvider;
  /** The built-in storage, where it is in use. */
  objects: LocalObjects | undefined;
}

/** Clears what ran out: sign-in leftovers, tickets, uploads that nobody handed in. Safe to repeat. */
export async function sweep({ db, clock, storage, objects }: SweepDeps): Promise<void> {
  const now = clock.now();
  const before = (age: number) => new Date(now.getTime() - age);
  await db.deleteFrom('identity_payload').where('expires_at', '<', now).execute();
  await db.deleteFrom('browser_session').where('expires_at', '<', now).execute();
  await db.deleteFrom('socket_ticket').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('email_code')
    .where('expires_at', '<', before(7 * day))
    .execute();
  await db.deleteFrom('identity_attempt').where('last_at', '<', before(day)).execute();
  await db
    .deleteFrom('job_effect')
    .where('created_at', '<', before(90 * day))
    .execute();
  await sweepParts(db, storage, before(day));
  await sweepUploads(db, storage, before(day), before(90 * day));
  await objects?.sweepTemporary();
}

/** Parts of files that were given up or forgotten, and those that came once a file was whole. */
async function sweepParts(db: Kysely<DB>, storage: StorageProvider, expiredBefore: Date) {
  const uploads = await db
    .selectFrom('upload_parts')
    .innerJoin('upload_grant', 'upload_grant.key', 'upload_parts.upload_key')
    .select('upload_parts.id')
    .where('upload_grant.expires_at', '<', expiredBefore)
    .orderBy('upload_grant.expires_at')
    .limit(mostAtOnce)
    .execute();
  for (const { id } of uploads) {
    await removeParts(storage, id);
    await db.deleteFrom('upload_parts').where('id', '=', id).execute();
  }
}

/**
 * Attaching notes an upload as stored; one that is not noted when its grant is over belongs to nothing,
 * unless its learner still has it in the draft of a homework.
 */
async function sweepUploads(
  db: Kysely<DB>,
  storage: StorageProvider,
  expiredBefore: Date,
  draftedBefore: Date,
) {
  const grants = await db
    .selectFrom('upload_grant')
    .select('key')
    .where('stored_at', 'is', null)
    .where('expires_at', '<', expiredBefore)
    // Its parts go first.
    .where('key', 'not in', db.selectFrom('upload_parts').select('upload_key'))
    .where(({ or, not, exists, selectFrom, eb }) =>
      or([
        eb('expires_at', '<', draftedBefore),
        not(
          exists(
            selectFrom('form_draft')
              .select('form_draft.key')
              .whereRef('form_draft.user_id', '=', 'upload_grant.user_id')
              .where(sql<boolean>`strpos(form_draft.value::text, upload_grant.key) > 0`),
          ),
        ),
      ]),
    )
    .orderBy('expires_at')
    .limit(mostAtOnce)
    .execute();
  for (const { key } of grants) {
    await storage.remove(key);
    await db
      .deleteFrom('upload_grant')
      .where('key', '=', key)
      .where('stored_at', 'is', null)
      .execute();
  }
}
