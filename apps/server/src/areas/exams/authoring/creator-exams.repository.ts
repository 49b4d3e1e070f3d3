import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import {
  directionOf,
  fromMicroseconds,
  type ListOrder,
  type ListWindow,
  toMicroseconds,
} from '../../keyset.ts';
import { escapeLike } from '../../like.rules.ts';
import { productRef } from '../../refs.ts';
import { countUpTo } from '../../status-counts.ts';
import { listExamQuestions } from '../exam-questions.repository.ts';
import type { Drawable } from './blueprint.rules.ts';
import type { GradedAttempt } from './item-statistics.rules.ts';

const attemptsOf = sql`(select count(*)::int from exam_attempt where assessment_id = e.id)`;

type Row = Omit<Schema<'CreatorExam'>, 'updatedAt' | 'questions' | 'blueprint' | 'moduleIds'> & {
  updatedAt: Date;
  blueprint: Schema<'BlueprintTopic'>[] | null;
};

/** An exam of someone's own with what the next attempts ask; another's is not there. */
export async function findCreatorExam(
  db: Kysely<DB>,
  ownerId: number,
  where: { id: number } | { uniqueName: string },
): Promise<Schema<'CreatorExam'> | undefined> {
  const isWanted =
    'id' in where ? sql`e.id = ${where.id}` : sql`e.unique_name = ${where.uniqueName}`;
  const { rows } = await sql<Row>`
    select e.id, e.version, e.kind, e.unique_name as "uniqueName", e.title, e.description,
      e.duration_minutes as "durationMinutes", e.attempts_allowed as "attemptsAllowed",
      e.pass_percent as "passPercent", e.cooldown_minutes as "cooldownMinutes", e.is_shuffled as "isShuffled",
      e.answers_shown as "answersShown", e.xp_points as "xpPoints", e.is_public as "isPublic", e.blueprint,
      coalesce((select jsonb_agg(i.text order by i.position, i.id) from assessment_checklist_item i
        where i.assessment_id = e.id), '[]') as checklist,
      coalesce((select jsonb_agg(${productRef('m')} order by m.id) from assessment_module am
        join module m on m.id = am.module_id where am.assessment_id = e.id), '[]') as products,
      ${attemptsOf} as "attemptCount", e.updated_at as "updatedAt"
    from assessment e
    where e.owner_id = ${ownerId} and e.deleted_at is null and ${isWanted}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const drawn = await listExamQuestions(db, row.id);
  return {
    ...row,
    updatedAt: row.updatedAt.toISOString(),
    moduleIds: row.products.map(({ id }) => id),
    blueprint: row.blueprint ?? countTopics(drawn.map(({ topic }) => topic)),
    questions: drawn.map(({ topic, weight, question }) => ({ topic, weight, question })),
  };
}

/** The blueprint that questions put together by hand come to. */
function countTopics(topics: readonly string[]): Schema<'BlueprintTopic'>[] {
  return [...new Set(topics)].map((topic) => ({
    topic,
    count: topics.filter((one) => one === topic).length,
  }));
}

export interface ExamListFilter {
  kind?: Schema<'AssessmentKind'> | undefined;
  search?: string | undefined;
}

export const creatorExamOrder: ListOrder = { name: 'exams', parts: 2, isDescending: true };

type ExamListRow = Omit<Schema<'CreatorExamListItem'>, 'updatedAt'> & {
  updatedAt: Date;
  place: number[];
};

/** The exams that someone owns, the last changed first. */
export async function listCreatorExams(
  db: Kysely<DB>,
  ownerId: number,
  filter: ExamListFilter,
  window: ListWindow,
): Promise<ExamListRow[]> {
  const { after, order } = directionOf(window);
  const [at, id] = window.place?.key ?? [];
  const { rows } = await sql<ExamListRow>`
    select e.id, e.kind, e.unique_name as "uniqueName", e.title, e.is_public as "isPublic",
      (select count(*)::int from assessment_question where assessment_id = e.id) as "questionCount",
      ${attemptsOf} as "attemptCount", e.updated_at as "updatedAt",
      jsonb_build_array(${toMicroseconds(sql`e.updated_at`)}, e.id) as place
    from assessment e where ${matches(ownerId, filter)}
      ${at === undefined ? sql`` : sql`and (e.updated_at, e.id) ${after} (${fromMicroseconds(sql`${at}::bigint`)}, ${id}::bigint)`}
    order by e.updated_at ${order}, e.id ${order} limit ${window.pageSize + 1}`.execute(db);
  return rows;
}

/** How many exams there are, as far as lists count. */
export async function countCreatorExams(
  db: Kysely<DB>,
  ownerId: number,
  filter: ExamListFilter,
): Promise<number> {
  const wanted = sql`select 1 from assessment e where ${matches(ownerId, filter)}`;
  const { rows } = await sql<{ count: number }>`select ${countUpTo(wanted)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

function matches(ownerId: number, { kind, search }: ExamListFilter) {
  const words = search && escapeLike(search.trim());
  return sql`e.owner_id = ${ownerId} and e.deleted_at is null
    ${kind === undefined ? sql`` : sql`and e.kind = ${kind}`}
    ${words ? sql`and e.title ilike ${`%${words}%`}` : sql``}`;
}

/** What may be drawn from someone's bank for these topics. */
export async function listDrawable(
  db: Kysely<DB>,
  ownerId: number,
  topics: readonly string[],
): Promise<Drawable[]> {
  if (topics.length === 0) return [];
  return db
    .selectFrom('bank_question')
    .select(['id', 'topic', 'weight'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('topic', 'in', [...topics])
    .orderBy('id')
    .execute();
}

/** The latest completed attempts at an exam, as they were graded. */
export async function listGraded(
  db: Kysely<DB>,
  examId: number,
): Promise<(GradedAttempt & { passed: boolean })[]> {
  const { rows } = await sql<GradedAttempt & { passed: boolean }>`
    select passed, score * 100.0 / total as percent, (
      select jsonb_agg(jsonb_build_object('questionId', (one -> 'question' ->> 'id')::bigint,
        'question', coalesce(nullif(one -> 'question' ->> 'question', ''),
          (one -> 'question' -> 'blank' ->> 'before') || '___' || (one -> 'question' -> 'blank' ->> 'after')),
        'topic', one ->> 'topic', 'isRight', (one -> 'question' ->> 'isCorrect')::boolean))
      from jsonb_array_elements(review) one) as items
    from exam_attempt where assessment_id = ${examId} and status = 'completed'
    order by id desc limit 2000`.execute(db);
  return rows.map((row) => ({ ...row, percent: Number(row.percent) }));
}
