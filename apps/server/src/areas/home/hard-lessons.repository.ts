import type { Schema } from '@uplink/api-client';
import { ModuleStatus } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { hasLessons } from '../module-kinds.ts';
import { permissionOf } from '../products/authored.ts';
import { productRef } from '../refs.ts';
import { type Author, daysBefore } from './home.repository.ts';
import {
  FAILING_PERCENT,
  LEAST_QUIZZES,
  LEAST_STOPPED,
  MOST_SHOWN,
  PRODUCTS_SEEN,
  QUIZ_DAYS,
  STOPPED_AFTER_DAYS,
} from './home.rules.ts';

/** Lessons where learners stop, or give wrong answers; those where most stop come first. */
export async function selectHardLessons(
  db: Kysely<DB>,
  { userId, now }: Author,
): Promise<Schema<'HardLesson'>[]> {
  const { rows } = await sql<Schema<'HardLesson'>>`
    with own as materialized (
      select p.id from module p
      where ${hasLessons('p')} and p.is_public and p.deleted_at is null and ${permissionOf(userId, 'p')} is not null
      order by p.updated_at desc, p.id desc limit ${PRODUCTS_SEEN}),
    part as materialized (
      select l.module_id, l.product_id from own join lesson l on l.product_id = own.id),
    latest as (
      select distinct on (v.user_id, part.product_id) v.user_id, part.module_id, v.reported_at
      from part join video_progress v on v.module_id = part.module_id
      order by v.user_id, part.product_id, v.reported_at desc),
    stopped as (
      select latest.module_id, count(*)::int as count from latest
      where latest.reported_at < ${daysBefore(now, STOPPED_AFTER_DAYS)} and not exists (
        select 1 from user_module um where um.user_id = latest.user_id and um.module_id = latest.module_id
          and (um.status = ${ModuleStatus.done} or um.skipped))
      group by latest.module_id),
    failed as (
      select q.module_id, count(*)::int as count, (100 * sum(s.score) / greatest(sum(s.total), 1))::int as percent
      from part join quiz q on q.module_id = part.module_id and q.deleted_at is null
      join quiz_submission s on s.quiz_id = q.id and s.submitted_at > ${daysBefore(now, QUIZ_DAYS)}
      group by q.module_id)
    select part.module_id as id, m.name, ${productRef('p')} as product, coalesce(stopped.count, 0) as stopped,
      coalesce(failed.count, 0) as quizzes, failed.percent as "rightPercent"
    from part left join stopped on stopped.module_id = part.module_id left join failed on failed.module_id = part.module_id
    join module m on m.id = part.module_id join module p on p.id = part.product_id
    where stopped.count >= ${LEAST_STOPPED} or (failed.count >= ${LEAST_QUIZZES} and failed.percent < ${FAILING_PERCENT})
    order by coalesce(stopped.count, 0) desc, failed.percent, part.module_id limit ${MOST_SHOWN}`.execute(
    db,
  );
  return rows;
}
