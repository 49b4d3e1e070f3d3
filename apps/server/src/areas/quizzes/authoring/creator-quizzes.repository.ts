import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { authoredLessonRef } from '../../lessons/authoring/authored-lesson.ts';
import { permissionOf } from '../../products/authored.ts';
import { userRef } from '../../refs.ts';
import { listQuestions } from '../quiz-questions.repository.ts';

const submissionsOf = sql`(select count(*)::int from quiz_submission where quiz_id = q.id)`;

type QuizRow = Omit<Schema<'CreatorQuiz'>, 'questions' | 'updatedAt'> & { updatedAt: Date };

/** A quiz that is not deleted, with its answer key. */
export async function readCreatorQuiz(
  db: Kysely<DB>,
  where: { id: number } | { lessonId: number },
): Promise<Schema<'CreatorQuiz'> | undefined> {
  const isWanted = 'id' in where ? sql`q.id = ${where.id}` : sql`q.module_id = ${where.lessonId}`;
  const { rows } = await sql<QuizRow>`
    select q.id, q.module_id as "moduleId", q.title, q.version, ${authoredLessonRef} as lesson,
      ${submissionsOf} as "submissionCount",
      (select count(distinct user_id)::int from quiz_submission where quiz_id = q.id) as "learnerCount",
      q.updated_at as "updatedAt", case when u.id is not null then ${userRef('u')} end as "updatedBy"
    from quiz q
    join lesson l on l.module_id = q.module_id
    join module lm on lm.id = l.module_id
    join module p on p.id = l.product_id
    left join app_user u on u.id = q.updated_by
    where ${isWanted} and q.deleted_at is null`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const questions = await listQuestions(db, row.id);
  return { ...row, updatedAt: row.updatedAt.toISOString(), questions };
}

export interface QuizListFilter {
  productId?: number | undefined;
  page: number;
  pageSize: number;
}

/** The quizzes of the products someone authors, the last changed first. */
export async function listAuthoredQuizzes(db: Kysely<DB>, userId: number, filter: QuizListFilter) {
  const from = sql`from quiz q
    join lesson l on l.module_id = q.module_id
    join module lm on lm.id = l.module_id and lm.deleted_at is null
    join module p on p.id = l.product_id and p.deleted_at is null
    where q.deleted_at is null and ${permissionOf(userId, 'p')} is not null ${ofProduct(filter)}`;
  type Row = Omit<Schema<'CreatorQuizListItem'>, 'updatedAt'> & { updatedAt: Date };
  const { rows } = await sql<Row>`
    select q.id, q.module_id as "moduleId", q.title, ${authoredLessonRef} as lesson,
      (select count(*)::int from quiz_question where quiz_id = q.id) as "questionCount",
      ${submissionsOf} as "submissionCount", q.updated_at as "updatedAt"
    ${from}
    order by q.updated_at desc, q.id desc
    limit ${filter.pageSize} offset ${filter.page * filter.pageSize}`.execute(db);
  const total = await sql<{ count: number }>`select count(*)::int as count ${from}`.execute(db);
  return {
    data: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })),
    total: total.rows[0]?.count ?? 0,
  };
}

const ofProduct = ({ productId }: QuizListFilter): RawBuilder<unknown> =>
  productId === undefined ? sql`` : sql`and l.product_id = ${productId}`;

/** A quiz that is not deleted, locked until the transaction ends. */
export function lockQuiz(trx: Kysely<DB>, quizId: number) {
  return trx
    .selectFrom('quiz')
    .selectAll()
    .where('id', '=', quizId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}
