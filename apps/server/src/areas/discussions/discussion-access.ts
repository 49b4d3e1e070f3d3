import type { Schema } from '@uplink/api-client';
import { may, mayAny } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Caller } from '../../plugins/authentication/caller.repository.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { findLesson, requireOpenLesson } from '../learning/lesson-access.ts';

/** A lesson's discussion as one person sees it. */
export interface Discussion {
  lesson: Schema<'LessonRef'>;
  userId: number;
  /** Mentors of the product read and answer without learning there, and may take things out. */
  isMentor: boolean;
}

/** Mentors of a product: its own and those of its programs, its owner, and the people notified of its discussions. */
export function mentorsOf(productId: number): RawBuilder<unknown> {
  const own = sql`(select ${productId}::bigint union all select parent_id from module_child where child_id = ${productId})`;
  return sql`
    select role.user_id from user_role role where role.role = 'mentor' and (
      exists (select 1 from module_mentor one where one.user_id = role.user_id and one.module_id in ${own})
      or exists (select 1 from module_recipient one where one.user_id = role.user_id and one.module_id in ${own})
      or exists (select 1 from module where id = ${productId} and owner_id = role.user_id))`;
}

/** The discussion of a lesson, for those who may open the lesson and for its mentors. */
export async function openDiscussion(
  db: Kysely<DB>,
  caller: Pick<Caller, 'id' | 'roles'>,
  moduleId: number,
): Promise<Discussion> {
  const isMentor =
    mayAny(caller, 'moderateDiscussion') &&
    may(caller, 'moderateDiscussion', {
      isMentored: await isMentorHere(db, caller.id, moduleId),
    });
  const open = isMentor ? findLesson : requireOpenLesson;
  const { lesson } = await open(db, caller.id, moduleId);
  const product = await db
    .selectFrom('module')
    .select('discussion_enabled')
    .where('id', '=', lesson.product.id)
    .executeTakeFirstOrThrow();
  if (!product.discussion_enabled) throw notFound('This lesson has no discussion.');
  return { lesson, userId: caller.id, isMentor };
}

async function isMentorHere(db: Kysely<DB>, userId: number, moduleId: number): Promise<boolean> {
  const lesson = await db
    .selectFrom('lesson')
    .select('product_id')
    .where('module_id', '=', moduleId)
    .executeTakeFirst();
  if (!lesson) return false;
  const { rows } = await sql`
    select 1 where ${userId} in (${mentorsOf(lesson.product_id)})`.execute(db);
  return rows.length > 0;
}
