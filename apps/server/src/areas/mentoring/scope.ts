import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

/**
 * Whether a mentor reviews a product, by itself or by a program it is in. Someone who is no longer a mentor
 * stays in the list of a product, and reviews nothing.
 */
export const reviews = (
  mentorId: number,
  productId: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`
  exists (select 1 from module_mentor mm
    join user_role role on role.user_id = mm.user_id and role.role = 'mentor'
    where mm.user_id = ${mentorId} and (mm.module_id = ${productId}
    or mm.module_id in (select parent_id from module_child where child_id = ${productId})))`;

/** The same as a fact about one product: what someone may do with it is for the policies to say. */
export async function isMentorOf(
  db: Kysely<DB>,
  userId: number,
  productId: number,
): Promise<boolean> {
  const { rows } = await sql`select 1 where ${reviews(userId, sql`${productId}::bigint`)}`.execute(
    db,
  );
  return rows.length > 0;
}
