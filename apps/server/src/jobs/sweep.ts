import { RETENTION_DAYS } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import { sweepMedia } from '../areas/media/authoring/sweep-media.ts';
import { releaseDueCoupons } from '../areas/pricing/redemptions.ts';
import { type FileDeps, sealUpload } from '../areas/uploads/sealed-files.ts';
import { removeParts } from '../areas/uploads/stored-parts.ts';
import type { Clock } from '../clock.ts';
import type { DB } from '../db/schema.ts';
import type { LocalObjects, StorageProvider } from '../providers/storage/storage.ts';
import { attemptAll, attemptEach } from './attempt-each.ts';

const day = 86_400_000;
const mostAtOnce = 500;

export interface SweepDeps {
  db: Kysely<DB>;
  clock: Clock;
  storage: StorageProvider;
  /** The built-in storage, where it is in use. */
  objects: LocalObjects | undefined;
}

/** Clears what ran out: sign-in leftovers, tickets, browsers of checkout pages and links, coupons of orders that failed, uploads that no one handed in. Safe to repeat. */
export async function sweep({ db, clock, storage, objects }: SweepDeps): Promise<void> {
  const now = clock.now();
  const before = (age: number) => new Date(now.getTime() - age);
  await db.deleteFrom('identity_payload').where('expires_at', '<', now).execute();
  await db.deleteFrom('browser_session').where('expires_at', '<', now).execute();
  await db.deleteFrom('half_sign_in').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute();
  await db.deleteFrom('method_token').where('expires_at', '<', before(day)).execute();
  await db
    .deleteFrom('checkout_visitor')
    .where('created_at', '<', before(RETENTION_DAYS.checkoutVisitors * day))
    .execute();
  await db
    .deleteFrom('referral_click')
    .where('clicked_at', '<', before(RETENTION_DAYS.referralClicks * day))
    .execute();
  await db
    .deleteFrom('checkout_view')
    .where(
      'day',
      '<',
      before(RETENTION_DAYS.pageViews * day)
        .toISOString()
        .slice(0, 10),
    )
    .execute();
  await db.deleteFrom('socket_ticket').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('email_code')
    .where('expires_at', '<', before(RETENTION_DAYS.emailCodes * day))
    .execute();
  await db
    .deleteFrom('identity_attempt')
    .where('last_at', '<', before(RETENTION_DAYS.signInAttempts * day))
    .execute();
  await db
    .deleteFrom('user_upload')
    .where('created_at', '<', before(RETENTION_DAYS.userUploads * day))
    .where('state', '<>', 'running')
    .execute();
  await db
    .deleteFrom('job_effect')
    .where('created_at', '<', before(RETENTION_DAYS.jobReceipts * day))
    .execute();
  const files = { db, storage };
  const over = {
    now,
    expired: before(day),
    drafted: before(RETENTION_DAYS.unsentFiles * day),
  };
  await attemptAll({
    coupons: () => db.transaction().execute((trx) => releaseDueCoupons(trx, now)),
    media: () => sweepMedia({ db, clock }),
    parts: () => sweepParts(files, over),
    uploads: () => sweepUploads(files, over),
    unsealed: () => sealAttached(files),
    sealed: () => clearSealed(files, over),
    temporary: async () => objects?.sweepTemporary(),
  });
}

interface Over {
  now: Date;
  /** What a grant allowed ended before this. */
  expired: Date;
  /** So does what is kept for a draft. */
  drafted: Date;
}

/** Parts of files that were given up or forgotten, and those that came once a file was whole. */
async function sweepParts({ db, storage }: FileDeps, { now, expired }: Over) {
  const uploads = await db
    .selectFrom('upload_parts')
    .innerJoin('upload_grant', 'upload_grant.key', 'upload_parts.upload_key')
    .select('upload_parts.id')
    .where((eb) =>
      eb.or([
        eb('upload_grant.expires_at', '<', expired),
        eb.and([
          eb('upload_grant.given_up_at', 'is not', null),
          eb('upload_grant.expires_at', '<', now),
        ]),
      ]),
    )
    .orderBy('upload_grant.expires_at')
    .limit(mostAtOnce)
    .execute();
  const remove = async (id: (typeof uploads)[number]['id']) => {
    await removeParts(storage, id);
    await db.deleteFrom('upload_parts').where('id', '=', id).execute();
  };
  await attemptEach(
    uploads,
    ({ id }) => remove(id),
    ({ id }) => `parts ${id}`,
  );
}

/**
 * Attaching notes an upload as stored; one that is not noted when its grant is over belongs to nothing,
 * unless its learner still has it in the draft of a homework.
 */
async function sweepUploads({ db, storage }: FileDeps, { now, expired, drafted }: Over) {
  const forgotten = db
    .selectFrom('upload_grant')
    .select('key')
    .where('stored_at', 'is', null)
    .where('expires_at', '<', expired)
    // Its parts go first.
    .where('key', 'not in', db.selectFrom('upload_parts').select('upload_key'))
    .where(({ or, not, exists, selectFrom, eb }) =>
      or([
        eb('expires_at', '<', drafted),
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
    .forUpdate()
    .skipLocked();
  // Given up first: a file whose bytes are about to go is not attached at the same moment.
  const grants = await db
    .updateTable('upload_grant')
    .set({ given_up_at: sql`coalesce(given_up_at, ${now})` })
    .where('key', 'in', forgotten)
    .where('stored_at', 'is', null)
    .returning('key')
    .execute();
  const remove = async (key: string) => {
    await storage.clear(key);
    await db.deleteFrom('upload_grant').where('key', '=', key).execute();
  };
  await attemptEach(grants, ({ key }) => remove(key), nameOfFile);
}

/** Files that were attached before files were sealed. */
async function sealAttached({ db, storage }: FileDeps) {
  const grants = await db
    .selectFrom('upload_grant')
    .select('key')
    .where('stored_at', 'is not', null)
    .where('sealed_key', 'is', null)
    .limit(mostAtOnce)
    .execute();
  await attemptEach(grants, ({ key }) => sealUpload({ db, storage }, key), nameOfFile);
}

const nameOfFile = ({ key }: { key: string }) => `file ${key}`;

/** What was posted once more with the form of an attached file, until that form was over. */
async function clearSealed({ db, storage }: FileDeps, { now, expired }: Over) {
  const grants = await db
    .selectFrom('upload_grant')
    .select(['key', 'sealed_key'])
    .where('stored_at', 'is not', null)
    .where('cleared_at', 'is', null)
    .where('sealed_key', 'is not', null)
    .where('expires_at', '<', expired)
    .limit(mostAtOnce)
    .execute();
  const clear = async ({ key, sealed_key }: (typeof grants)[number]) => {
    if (sealed_key !== key) await storage.clear(key, sealed_key ?? undefined);
    await db.updateTable('upload_grant').set({ cleared_at: now }).where('key', '=', key).execute();
  };
  await attemptEach(grants, clear, nameOfFile);
}
