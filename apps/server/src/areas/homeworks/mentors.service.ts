import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { toModule } from '../catalog/catalog.service.ts';
import { selectModules } from '../catalog/modules.repository.ts';
import { listReviewedProductIds } from './homework-lists.repository.ts';

export async function listMentors(db: Kysely<DB>, status?: number): Promise<Schema<'Mentor'>[]> {
  let query = db
    .selectFrom('app_user')
    .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
    .select(['app_user.id as userId', 'first_name', 'last_name', 'avatar', 'status'])
    .where('user_role.role', '=', 'mentor')
    .where('app_user.deleted_at', 'is', null);
  if (status !== undefined) query = query.where('status', '=', status);
  const rows = await query.orderBy('app_user.id').limit(200).execute();
  return rows.map(({ first_name, last_name, status: state, ...row }) => ({
    ...row,
    name: `${first_name} ${last_name}`,
    status: state as 1 | 2,
  }));
}

/** The products a mentor reviews; mentors can only read their own list. */
export async function listMentorModules(
  db: Kysely<DB>,
  callerId: number,
  mentorId: number,
  filter: { types?: string; homeworkReview?: boolean },
): Promise<Schema<'Module'>[]> {
  if (mentorId !== callerId) throw notFound("You don't have access to this list.");
  const ids = await listReviewedProductIds(db, mentorId, filter.homeworkReview === true);
  const types = filter.types?.split(',').map(Number) ?? [1, 2, 3];
  const rows = await selectModules(db, mentorId, {
    where: sql`m.id = any (${ids}::bigint[]) and m.type = any (${types}::int[])`,
  });
  return rows.map(toModule);
}
