import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { userRef } from '../refs.ts';
import type { Grade } from './quiz-grading.rules.ts';

/** One submission with everything its summary names. */
export function selectSummaries(db: Kysely<DB>) {
  return db
    .selectFrom('quiz_submission as submission')
    .innerJoin('quiz', 'quiz.id', 'submission.quiz_id')
    .innerJoin('authored_lesson as lesson', 'lesson.module_id', 'quiz.module_id')
    .innerJoin('module as lesson_module', 'lesson_module.id', 'lesson.module_id')
    .innerJoin('module as product', 'product.id', 'lesson.product_id')
    .innerJoin('app_user as learner', 'learner.id', 'submission.user_id')
    .select([
      'submission.id',
      'submission.quiz_id',
      'submission.score',
      'submission.total',
      'submission.submitted_at',
      'submission.feedback_message',
      'quiz.title',
      'quiz.module_id',
      'lesson.section_id',
      'lesson_module.name as lesson_name',
      'product.id as product_id',
      'product.name as product_name',
      'product.unique_name as product_unique_name',
      'product.type as product_type',
      'learner.id as learner_id',
      'learner.first_name',
      'learner.last_name',
      'learner.avatar',
    ]);
}

type SummaryRow = Awaited<
  ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>
>;

export function toSummary(row: SummaryRow): Schema<'QuizSubmissionSummary'> {
  return {
    id: row.id,
    quizId: row.quiz_id,
    moduleId: row.module_id,
    title: row.title,
    lesson: {
      id: row.module_id,
      name: row.lesson_name,
      sectionId: row.section_id,
      product: {
        id: row.product_id,
        name: row.product_name,
        uniqueName: row.product_unique_name,
        type: row.product_type as Schema<'ProductRef'>['type'],
      },
    },
    user: {
      id: row.learner_id,
      name: `${row.first_name} ${row.last_name}`,
      avatar: row.avatar,
    },
    score: row.score,
    total: row.total,
    status: 'complete',
    submittedAt: row.submitted_at.toISOString(),
    feedbackMessage: row.feedback_message,
  };
}

/** A learner's submissions of one quiz, newest first, at most 20. */
export async function listOwnSubmissions(db: Kysely<DB>, userId: number, quizId: number) {
  const rows = await selectSummaries(db)
    .where('submission.user_id', '=', userId)
    .where('submission.quiz_id', '=', quizId)
    .orderBy('submission.id', 'desc')
    .limit(20)
    .execute();
  return rows.map(toSummary);
}

export interface FoundSubmission {
  summary: Schema<'QuizSubmissionSummary'>;
  review: Schema<'ReviewedQuestion'>[];
  productId: number;
}

export async function findSubmission(
  db: Kysely<DB>,
  quizId: number,
  submissionId: number,
): Promise<FoundSubmission | undefined> {
  const row = await selectSummaries(db)
    .select(['submission.review', 'submission.answers', 'submission.quiz_version'])
    .where('submission.id', '=', submissionId)
    .where('submission.quiz_id', '=', quizId)
    .executeTakeFirst();
  return (
    row && {
      summary: toSummary(row),
      review: row.review as unknown as Schema<'ReviewedQuestion'>[],
      productId: row.product_id,
    }
  );
}

export async function findLatestSubmission(db: Kysely<DB>, userId: number, quizId: number) {
  return db
    .selectFrom('quiz_submission')
    .select(['id', 'quiz_version', 'answers'])
    .where('user_id', '=', userId)
    .where('quiz_id', '=', quizId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export async function insertSubmission(
  db: Kysely<DB>,
  row: { quizId: number; userId: number; quizVersion: number; answers: unknown; now: Date } & Grade,
): Promise<number> {
  const { id } = await db
    .insertInto('quiz_submission')
    .values({
      quiz_id: row.quizId,
      user_id: row.userId,
      quiz_version: row.quizVersion,
      answers: JSON.stringify(row.answers),
      review: JSON.stringify(row.review),
      score: row.score,
      total: row.total,
      submitted_at: row.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setFeedback(
  db: Kysely<DB>,
  submissionId: number,
  feedback: { message: string; mentorId: number; now: Date },
) {
  await db
    .updateTable('quiz_submission')
    .set({
      feedback_message: feedback.message,
      feedback_by: feedback.mentorId,
      feedback_at: feedback.now,
      read_at: feedback.now,
    })
    .where('id', '=', submissionId)
    .execute();
}

/** The feedback on a submission, locked, with the answer for a mentor who saw an older one. */
export async function lockFeedback(trx: Kysely<DB>, submissionId: number) {
  const row = await trx
    .selectFrom('quiz_submission')
    .leftJoin('app_user as mentor', 'mentor.id', 'quiz_submission.feedback_by')
    .select([
      'feedback_message',
      'feedback_by',
      'feedback_at',
      'read_at',
      sql<Schema<'UserRef'> | null>`case when mentor.id is not null then ${userRef('mentor')} end`.as(
        'by',
      ),
    ])
    .where('quiz_submission.id', '=', submissionId)
    .forUpdate('quiz_submission')
    .executeTakeFirstOrThrow();
  const state: Schema<'CurrentState'> = {
    status: 'complete',
    version: 1,
    by: row.by,
    date: row.feedback_at?.toISOString() ?? null,
    ...(row.feedback_message && { feedback: row.feedback_message }),
  };
  return {
    message: row.feedback_message,
    mentorId: row.feedback_by,
    isRead: row.read_at !== null,
    state,
  };
}

/** The newest submission of each of some quizzes. */
export async function listLatestSubmissions(db: Kysely<DB>, userId: number, quizIds: number[]) {
  if (quizIds.length === 0) return new Map<number, Schema<'QuizSubmissionSummary'>>();
  const rows = await selectSummaries(db)
    .distinctOn('submission.quiz_id')
    .where('submission.user_id', '=', userId)
    .where('submission.quiz_id', '=', sql<number>`any (${quizIds}::bigint[])`)
    .orderBy('submission.quiz_id')
    .orderBy('submission.id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.quiz_id, toSummary(row)]));
}
