import type { Schema } from '@uplink/api-client';
import { ModuleStatus } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { productRef } from '../refs.ts';

/** What has to be finished before a product can be started, as `needed`, where a person has not finished it. */
export const lackedBy = (userId: number | null, product: RawBuilder<unknown>) =>
  sql`from module_prerequisite needs
    join module needed on needed.id = needs.requires_id
    left join user_module own on own.user_id = ${userId} and own.module_id = needed.id
    where needs.module_id = ${product} and coalesce(own.status, 0) <> ${sql.lit(ModuleStatus.done)}`;

/** What has to be finished before a product can be started, and isn't yet; all of it for a visitor. Left out if nothing is missing. */
export async function waitsForOf(
  db: Kysely<DB>,
  moduleId: number,
  userId: number | null,
): Promise<{ waitsFor?: Schema<'WaitsFor'> }> {
  const { rows } = await sql<{ product: Schema<'ProductRef'> }>`
    select ${productRef('needed')} as product ${lackedBy(userId, sql`${moduleId}`)}
    order by needed.id limit 50`.execute(db);
  return rows.length > 0 ? { waitsFor: rows.map(({ product }) => product) } : {};
}
