import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** The partner of a key that is in use. */
export function findPartner(db: Kysely<DB>, key: string): Promise<Schema<'Partner'> | undefined> {
  return db
    .selectFrom('partner_key as key')
    .innerJoin('partner', 'partner.id', 'key.partner_id')
    .where('key.key', '=', key)
    .where('key.revoked_at', 'is', null)
    .select((eb) => [
      'partner.name',
      eb
        .selectFrom('partner_origin')
        .whereRef('partner_origin.partner_id', '=', 'partner.id')
        .select(sql<string[]>`coalesce(array_agg(origin ORDER BY origin), '{}')`.as('origins'))
        .$asScalar()
        .$notNull()
        .as('origins'),
    ])
    .executeTakeFirst();
}

/** Sites of all partners with a key that is in use. */
export async function listPartnerOrigins(db: Kysely<DB>): Promise<string[]> {
  const rows = await db
    .selectFrom('partner_origin as origin')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('partner_key as key')
          .whereRef('key.partner_id', '=', 'origin.partner_id')
          .where('key.revoked_at', 'is', null)
          .select('key.key'),
      ),
    )
    .select('origin.origin')
    .distinct()
    .orderBy('origin.origin')
    .limit(500)
    .execute();
  return rows.map(({ origin }) => origin);
}
