import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import {
  isHeld,
  joinHidden,
  notHeldFor,
  postModeration,
  unlessHidden,
} from '../moderation/hidden.ts';
import { type Discussion, mentorsOf } from './discussion-access.ts';

type Db = Kysely<DB>;
type Dates = { created_at: Date; edited_at: Date | null };

const instants = ({ created_at, edited_at }: Dates) => ({
  createdAt: created_at.toISOString(),
  editedAt: edited_at?.toISOString() ?? null,
});

const author = sql`jsonb_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name,
  'avatar', u.avatar, 'isMentor', u.id in (select user_id from mentors))`;

const hiddenTitle = 'This question was hidden';

/** Which page of a list. */
export interface Slice {
  limit: number;
  offset: number;
}

/** Questions that stand, newest first. */
export function selectQuestions(db: Db, at: Discussion, page: Slice) {
  return questions(
    db,
    at,
    sql`q.module_id = ${at.lesson.id} order by q.created_at desc, q.id desc
      limit ${page.limit} offset ${page.offset}`,
  );
}

export async function findQuestion(
  db: Db,
  at: Discussion,
  id: number,
): Promise<Schema<'Question'> | undefined> {
  return (await questions(db, at, sql`q.module_id = ${at.lesson.id} and q.id = ${id}`))[0];
}

async function questions(
  db: Db,
  { lesson, userId, isMentor }: Discussion,
  rest: RawBuilder<unknown>,
): Promise<Schema<'Question'>[]> {
  const isOwn = sql`q.user_id = ${userId}`;
  const { rows } = await sql<Omit<Schema<'Question'>, 'createdAt' | 'editedAt'> & Dates>`
    with mentors as materialized (${mentorsOf(lesson.product.id)})
    select q.id, q.module_id as "moduleId", ${unlessHidden(isOwn, sql`q.title`, hiddenTitle)} as title,
      ${unlessHidden(isOwn, sql`q.body`, '')} as body, ${unlessHidden(isOwn, sql`q.html`, '')} as html,
      q.created_at, q.edited_at, ${postModeration(isOwn)} as moderation,
      ${author} as author, r.count as "responseCount", r.by_mentor as "hasMentorResponse",
      exists (select 1 from lesson_question_follower f where f.question_id = q.id and f.user_id = ${userId}) as "isFollowed",
      ${isOwn} and held_case.visibility is distinct from 'hidden' as "canEdit",
      ${isMentor}::boolean or (q.user_id = ${userId} and not r.by_others) as "canDelete"
    from lesson_question q
    join app_user u on u.id = q.user_id
    ${joinHidden('question', sql`q.id`)}
    cross join lateral (
      select count(*)::int as count,
        coalesce(bool_or(one.user_id in (select user_id from mentors)), false) as by_mentor,
        coalesce(bool_or(one.user_id <> q.user_id), false) as by_others
      from lesson_response one where one.question_id = q.id and one.deleted_at is null
        and (one.user_id = ${userId} or not ${isHeld('response', sql`one.id`)})) r
    where q.deleted_at is null and ${notHeldFor(isOwn)} and ${rest}`.execute(db);
  return rows.map(({ created_at, edited_at, ...row }) => ({
    ...row,
    ...instants({ created_at, edited_at }),
  }));
}

export async function countQuestions(db: Db, { lesson, userId }: Discussion): Promise<number> {
  const { count } = await db
    .selectFrom('lesson_question')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('module_id', '=', lesson.id)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([eb('user_id', '=', userId), eb.not(isHeld('question', sql`lesson_question.id`))]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Responses that stand, oldest first. */
export function selectResponses(db: Db, at: Discussion, questionId: number, page: Slice) {
  return responses(
    db,
    at,
    sql`r.question_id = ${questionId} order by r.id limit ${page.limit} offset ${page.offset}`,
  );
}

export async function findResponse(
  db: Db,
  at: Discussion,
  questionId: number,
  id: number,
): Promise<Schema<'Response'> | undefined> {
  return (await responses(db, at, sql`r.question_id = ${questionId} and r.id = ${id}`))[0];
}

async function responses(
  db: Db,
  { lesson, userId, isMentor }: Discussion,
  rest: RawBuilder<unknown>,
): Promise<Schema<'Response'>[]> {
  const isOwn = sql`r.user_id = ${userId}`;
  const { rows } = await sql<Omit<Schema<'Response'>, 'createdAt' | 'editedAt'> & Dates>`
    with mentors as materialized (${mentorsOf(lesson.product.id)})
    select r.id, r.question_id as "questionId", ${unlessHidden(isOwn, sql`r.body`, '')} as body,
      ${unlessHidden(isOwn, sql`r.html`, '')} as html, r.created_at, r.edited_at,
      ${postModeration(isOwn)} as moderation, ${author} as author,
      ${isOwn} and held_case.visibility is distinct from 'hidden' as "canEdit",
      ${isMentor}::boolean or r.user_id = ${userId} as "canDelete"
    from lesson_response r
    join app_user u on u.id = r.user_id
    ${joinHidden('response', sql`r.id`)}
    where r.deleted_at is null and ${notHeldFor(isOwn)} and ${rest}`.execute(db);
  return rows.map(({ created_at, edited_at, ...row }) => ({
    ...row,
    ...instants({ created_at, edited_at }),
  }));
}
