import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import {
  directionOf,
  fromMicroseconds,
  type ListOrder,
  type ListWindow,
  toMicroseconds,
} from '../keyset.ts';
import { reviews } from '../mentoring/scope.ts';
import { countUpTo } from '../status-counts.ts';
import { selectSummaries, toSummary } from './quiz-submissions.repository.ts';

export interface QuizInboxFilter {
  productId?: number;
  userId?: number;
  cohortId?: number;
}

/** The newest come first, unless asked otherwise. */
export const inboxOrder = (sort = '-submittedAt'): ListOrder => ({
  name: sort,
  parts: 2,
  isDescending: sort.startsWith('-'),
});

/** A product by itself, or by a program it is in. */
const isIn = (productId: number) => sql<boolean>`(lesson.product_id = ${productId}
  or lesson.product_id in (select child_id from module_child where parent_id = ${productId}))`;

/** The quizzes a mentor reviews. */
export const quizzesOf = (
  mentorId: number,
  { productId }: QuizInboxFilter,
) => sql`own as materialized (
  select quiz.id from quiz join lesson on lesson.module_id = quiz.module_id
  where ${reviews(mentorId, sql`lesson.product_id`)}
    and ${productId === undefined ? sql`true` : isIn(productId)})`;

const workOf = ({ userId, cohortId }: QuizInboxFilter): RawBuilder<unknown> => sql`
  s.quiz_id = own.id
  ${userId === undefined ? sql`` : sql`and s.user_id = ${userId}`}
  ${
    cohortId === undefined
      ? sql``
      : sql`and exists (select 1 from user_module um where um.user_id = s.user_id and um.cohort_id = ${cohortId})`
  }`;

/** Submissions of the products a mentor reviews: each quiz gives its next ones from an index. */
export async function listMentorSubmissions(
  db: Kysely<DB>,
  mentorId: number,
  filter: QuizInboxFilter,
  window: ListWindow,
) {
  const { after, order, start } = directionOf(window);
  const [at = null, id = window.isRising ? 0 : Number.MAX_SAFE_INTEGER] = window.place?.key ?? [];
  const most = window.pageSize + 1;
  const page = sql<number>`(
    with ${quizzesOf(mentorId, filter)},
    place as materialized (
      select coalesce(${fromMicroseconds(sql`${at}::bigint`)}, ${start}) as at, ${id}::bigint as id)
    select found.id from own cross join place cross join lateral (
      select s.id, s.submitted_at from quiz_submission s
      where ${workOf(filter)} and (s.submitted_at, s.id) ${after} (place.at, place.id)
      order by s.submitted_at ${order}, s.id ${order} limit ${most}) found
    order by found.submitted_at ${order}, found.id ${order} limit ${most})`;
  const direction = window.isRising ? 'asc' : 'desc';
  const rows = await selectSummaries(db)
    .select(toMicroseconds(sql`submission.submitted_at`).as('at'))
    .where('submission.id', 'in', page)
    .orderBy('submission.submitted_at', direction)
    .orderBy('submission.id', direction)
    .execute();
  return rows.map((row) => ({ place: [row.at, row.id], item: toSummary(row) }));
}

/** How many submissions there are under a filter; every one of them is complete. */
export async function countMentorSubmissions(
  db: Kysely<DB>,
  mentorId: number,
  filter: QuizInboxFilter,
): Promise<number> {
  const work = sql`select 1 from own join quiz_submission s on ${workOf(filter)}`;
  const { rows } = await sql<{ count: number }>`
    with ${quizzesOf(mentorId, filter)} select ${countUpTo(work)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}
