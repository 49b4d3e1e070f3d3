import { Publication } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { stale } from '../../../plugins/errors/errors.ts';
import { userRef } from '../../refs.ts';

export interface Change {
  by: number;
  now: Date;
  /** The version that it is based on. @default whatever there is */
  version?: number | undefined;
}

/**
 * Counts a change of a product in the transaction of that change. One that is based on an older version is
 * refused with the current state.
 */
export async function noteChange(
  trx: Kysely<DB>,
  productId: number,
  { by, now, version }: Change,
): Promise<void> {
  const changed = await trx
    .updateTable('module')
    .set((eb) => ({ version: eb('version', '+', 1), changed_by: by, updated_at: now }))
    .where('id', '=', productId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw stale(await currentState(trx, productId));
}

async function currentState(trx: Kysely<DB>, productId: number) {
  const { rows } = await sql<{ version: number; isPublic: boolean; date: Date; by: never }>`
    select m.version, m.is_public as "isPublic", m.updated_at as date,
      (select ${userRef('u')} from app_user u where u.id = m.changed_by) as by
    from module m where m.id = ${productId}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`Product ${productId} is gone.`);
  const status = row.isPublic ? Publication.published : Publication.notPublished;
  return { status, version: row.version, by: row.by, date: row.date.toISOString() };
}
