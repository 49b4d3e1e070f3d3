import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { userStatus } from '../../db/status-codes.ts';

const mentorsOf = (productId: number) => sql`
  select distinct mm.user_id as id from module_mentor mm
  join app_user u on u.id = mm.user_id and u.status = ${userStatus.active} and not u.blocked
  join user_role role on role.user_id = u.id and role.role = 'mentor'
  where mm.module_id = ${productId}
    or mm.module_id in (select parent_id from module_child where child_id = ${productId})`;

/** Active mentors of a product or of a program it is in. */
export async function listMentorsOf(db: Kysely<DB>, productId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${mentorsOf(productId)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The mentors that learners of a product see, the one who answers for it first. */
export async function selectMentorsOf(
  db: Kysely<DB>,
  productId: number,
  limit: number,
): Promise<Schema<'UserRef'>[]> {
  const { rows } = await sql<Schema<'UserRef'>>`
    select id, first_name || ' ' || last_name as name, avatar from app_user
    where id in (${mentorsOf(productId)}) order by id limit ${limit}`.execute(db);
  return rows;
}

/** The mentor a learner of a product sees. */
export async function findMentorOf(
  db: Kysely<DB>,
  productId: number,
): Promise<Schema<'UserRef'> | null> {
  const [mentor] = await selectMentorsOf(db, productId, 1);
  return mentor ?? null;
}
