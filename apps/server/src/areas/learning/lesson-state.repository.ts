import type { Schema } from '@uplink/api-client';
import { ModuleStatus } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { moduleStatus } from '../../db/status-codes.ts';
import type { CoverRow } from '../catalog/cover.view.ts';
import { lackedBy } from '../catalog/prerequisites.ts';
import { hasLessons } from '../module-kinds.ts';
import { hasFreePlan, isFreeToStart } from '../pricing/free-plan.ts';
import { isLessonSold } from '../pricing/lesson-sale.ts';
import { firstAsked } from '../terms/require-terms.ts';

/** A lesson of a product with one learner's state in it. */
export interface LessonState {
  id: number;
  name: string;
  product_id: number;
  section_id: number;
  section_name: string;
  section_position: number;
  ordinal: number;
  duration: number;
  xp_points: number;
  video_url: string | null;
  is_free: boolean;
  /** Given to the learner on its own, whether or not they keep the product. */
  is_owned: boolean;
  /** Sold on its own. */
  is_sold: boolean;
  status: number | null;
  skipped: boolean;
  is_finished: boolean;
  watch_position: number;
  quiz_id: number | null;
  quiz_title: string | null;
  quiz_questions: number;
  quiz_status: Schema<'SubmissionStatus'> | null;
  homework_id: number | null;
  homework_title: string | null;
  homework_type: 'UPLOAD' | 'DIGITIZE' | null;
  homework_status: Schema<'SubmissionStatus'> | null;
  touched_at: Date | null;
  /** The day that the learner's cohort waits for, while it does. */
  opens_on: string | null;
}

/** All lessons of some products, in order. One query, whatever their number. */
export function selectLessonStates(
  db: Kysely<DB>,
  userId: number,
  productIds: number[],
): Promise<LessonState[]> {
  return selectStates(db, userId, sql`l.product_id = any (${productIds}::bigint[])`);
}

/**
 * A lesson with those that its lock and its neighbours' locks depend on: two before it, one after it.
 * Its cost does not grow with the product.
 */
export function selectLessonsAround(
  db: Kysely<DB>,
  userId: number,
  lessonId: number,
): Promise<LessonState[]> {
  return selectStates(
    db,
    userId,
    sql`l.product_id = (select product_id from lesson where module_id = ${lessonId})
      and l.ordinal between (select ordinal - 2 from lesson where module_id = ${lessonId})
        and (select ordinal + 1 from lesson where module_id = ${lessonId})`,
  );
}

async function selectStates(
  db: Kysely<DB>,
  userId: number,
  where: RawBuilder<unknown>,
): Promise<LessonState[]> {
  const { rows } = await sql<LessonState>`
    select l.module_id as id, lm.name, l.product_id, l.section_id, s.name as section_name,
      (select position from module_child where parent_id = l.product_id and child_id = l.section_id)
        as section_position, l.ordinal, l.duration, l.xp_points, l.video_url, l.is_free,
      exists (select 1 from access_grant own where own.user_id = ${userId} and own.module_id = l.module_id
        and own.state = 'active' and (own.until is null or own.until > now())) as is_owned,
      ${isLessonSold} as is_sold, um.status, coalesce(um.skipped, false) as skipped, um.finished_at is not null as is_finished,
      coalesce(floor(v.position), 0)::int as watch_position,
      q.id as quiz_id, q.title as quiz_title,
      (select count(*)::int from quiz_question where quiz_id = q.id) as quiz_questions,
      case when q.id is null then null
        when exists (select 1 from quiz_submission where user_id = ${userId} and quiz_id = q.id) then 'complete'
        else 'notSubmitted' end as quiz_status,
      h.id as homework_id, h.title as homework_title, h.type as homework_type,
      case when h.id is null then null else coalesce(hs.status, 'notSubmitted') end as homework_status,
      greatest(um.updated_at, v.reported_at) as touched_at,
      (select cl.available_from::text from cohort_lesson cl
        join cohort c on c.id = cl.cohort_id
        join user_module run on run.cohort_id = c.id and run.user_id = ${userId}
        where cl.lesson_id = l.module_id and cl.available_from::timestamp at time zone c.zone > now()
        order by 1 limit 1) as opens_on
    from lesson l
    join module lm on lm.id = l.module_id
    join module s on s.id = l.section_id
    left join user_module um on um.user_id = ${userId} and um.module_id = l.module_id
    left join video_progress v on v.user_id = ${userId} and v.module_id = l.module_id
    left join quiz q on q.module_id = l.module_id and q.deleted_at is null
    left join homework h on h.module_id = l.module_id and h.deleted_at is null
    left join homework_submission hs on hs.homework_id = h.id and hs.user_id = ${userId}
    where ${where}
    order by l.product_id, l.ordinal`.execute(db);
  return rows;
}

export interface ProductState extends CoverRow {
  id: number;
  name: string;
  type: 1 | 2 | 3;
  level: 1 | 2 | 3 | null;
  short_description: string | null;
  is_public: boolean;
  is_deleted: boolean;
  skip_allowed: boolean;
  /** Whether its sections are shown with their numbers. */
  numeration_enabled: boolean;
  /** As everyone sees it: suspended without access, startable if it is free. */
  status: number | null;
  /** What was done of it, with access or without. */
  progress: number | null;
  via_module_id: number | null;
  via_name: string | null;
  via_unique_name: string | null;
  via_type: number | null;
  /** Whether the product it came with allows skipping its parts. */
  via_skip_allowed: boolean | null;
  skipped: boolean;
  /** The first earlier product of the same program that is not done. */
  blocker_id: number | null;
  blocker_name: string | null;
  /** Everyone may start it at no cost. */
  is_free: boolean;
  /** Whether something else has to be done before it is started. */
  lacks_prerequisites: boolean;
  /** An agreement it or the product it came with asks for, not accepted yet. */
  terms_id: number | null;
  terms_name: string | null;
  updated_at: Date | null;
}

/** Courses and projects with one learner's state; by id, or all of theirs. */
export async function selectProductStates(
  db: Kysely<DB>,
  userId: number,
  ids?: number[],
): Promise<ProductState[]> {
  const { rows } = await sql<ProductState>`
    select p.id, p.name, p.unique_name, p.cover_motif, p.cover_hue, p.type, p.level, p.short_description, p.is_public,
      p.deleted_at is not null as is_deleted, p.skip_allowed, p.numeration_enabled, um.progress, um.via_module_id,
      case when ${isFreeToStart('p', 'um.status')} then ${sql.lit(ModuleStatus.startable)} else um.status end as status,
      coalesce(um.skipped, false) as skipped, via.type as via_type, via.skip_allowed as via_skip_allowed,
      um.updated_at,
      via.name as via_name, via.unique_name as via_unique_name,
      ${hasFreePlan('p')} as is_free, blocker.id as blocker_id, blocker.name as blocker_name,
      coalesce(um.progress, 0) not in (1, 3)
        and exists (select 1 ${lackedBy(userId, sql`p.id`)}) as lacks_prerequisites,
      asked.id as terms_id, asked.name as terms_name
    from module p
    left join learner_module um on um.user_id = ${userId} and um.module_id = p.id
    left join module via on via.id = um.via_module_id
    left join lateral (
      select bm.id, bm.name
      from module_child me
      join module_child earlier on earlier.parent_id = me.parent_id and earlier.position < me.position
      join module bm on bm.id = earlier.child_id
      left join user_module eu on eu.user_id = ${userId} and eu.module_id = earlier.child_id
      where me.parent_id = um.via_module_id and me.child_id = p.id and via.type = 1
        and coalesce(eu.status, 0) <> ${moduleStatus.done} and not coalesce(eu.skipped, false)
      order by earlier.position limit 1
    ) blocker on true
    left join lateral (${firstAsked(userId, sql`p.id, um.via_module_id`)}) asked on true
    where ${hasLessons('p')} and ${ids ? sql`p.id = any (${ids}::bigint[])` : sql`um.module_id is not null`}
    order by um.updated_at desc nulls last, p.id`.execute(db);
  return rows;
}
