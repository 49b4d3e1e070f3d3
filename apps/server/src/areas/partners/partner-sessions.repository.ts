import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** Whether a partner's key and a secret that is in use belong together, and where that partner has its sites. */
export async function findSigner(
  db: Kysely<DB>,
  key: string,
  secretId: string,
): Promise<{ partner_id: number; origins: string[] } | undefined> {
  return db
    .selectFrom('partner_key as key')
    .innerJoin('partner_secret as secret', 'secret.partner_id', 'key.partner_id')
    .where('key.key', '=', key)
    .where('key.revoked_at', 'is', null)
    .where('secret.id', '=', secretId)
    .where('secret.revoked_at', 'is', null)
    .select((eb) => [
      'key.partner_id',
      eb
        .selectFrom('partner_origin')
        .whereRef('partner_origin.partner_id', '=', 'key.partner_id')
        .select(sql<string[]>`coalesce(array_agg(origin), '{}')`.as('origins'))
        .$asScalar()
        .$notNull()
        .as('origins'),
    ])
    .executeTakeFirst();
}

/** Whether a lesson is in a product that the partner may show. */
export async function mayShow(
  db: Kysely<DB>,
  partnerId: number,
  lessonId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('lesson')
    .innerJoin('partner_product as shown', 'shown.module_id', 'lesson.product_id')
    .select('lesson.module_id')
    .where('lesson.module_id', '=', lessonId)
    .where('shown.partner_id', '=', partnerId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewPartnerSession {
  id_hash: string;
  secret_id: string;
  token_id: string;
  lesson_id: number;
  expires_at: Date;
}

/** Stores a session; false when its token made one before. What expired goes. */
export async function insertPartnerSession(
  db: Kysely<DB>,
  session: NewPartnerSession,
  at: Date,
): Promise<boolean> {
  await db.deleteFrom('partner_session').where('expires_at', '<', at).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('partner_session')
    .values(session)
    .onConflict((conflict) => conflict.columns(['secret_id', 'token_id']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/**
 * Whether a session opens a lesson now: its secret is in use, the partner may still show the product, and it still has
 * a key.
 */
export async function isOpenBySession(
  db: Kysely<DB>,
  idHash: string,
  lessonId: number,
  at: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('partner_session as session')
    .innerJoin('partner_secret as secret', 'secret.id', 'session.secret_id')
    .innerJoin('lesson', 'lesson.module_id', 'session.lesson_id')
    .innerJoin('partner_product as shown', (join) =>
      join
        .onRef('shown.partner_id', '=', 'secret.partner_id')
        .onRef('shown.module_id', '=', 'lesson.product_id'),
    )
    .select('session.id_hash')
    .where('session.id_hash', '=', idHash)
    .where('session.lesson_id', '=', lessonId)
    .where('session.expires_at', '>', at)
    .where('secret.revoked_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('partner_key as key')
          .select('key.key')
          .whereRef('key.partner_id', '=', 'secret.partner_id')
          .where('key.revoked_at', 'is', null),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}
