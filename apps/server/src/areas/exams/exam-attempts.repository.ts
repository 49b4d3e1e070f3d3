import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { ExamGrade } from './exam-grading.rules.ts';
import type { ExamQuestion } from './exam-paper.rules.ts';

export interface NewAttempt {
  examId: number;
  userId: number;
  number: number;
  passPercent: number;
  startedAt: Date;
  deadline: Date | null;
  paper: readonly ExamQuestion[];
}

/** Stores an attempt with its questions as they are now. */
export async function insertAttempt(trx: Kysely<DB>, attempt: NewAttempt): Promise<number> {
  const { id } = await trx
    .insertInto('exam_attempt')
    .values({
      assessment_id: attempt.examId,
      user_id: attempt.userId,
      number: attempt.number,
      pass_percent: attempt.passPercent,
      started_at: attempt.startedAt,
      deadline_at: attempt.deadline,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('exam_answer')
    .values(
      attempt.paper.map(({ topic, weight, question }) => ({
        attempt_id: id,
        question_id: question.id,
        position: question.position,
        topic,
        weight,
        question: JSON.stringify(question),
      })),
    )
    .execute();
  return id;
}

/** An attempt of its own learner; anyone else's is not there. */
export function selectAttempt(db: Kysely<DB>, userId: number, attemptId: number) {
  return db
    .selectFrom('exam_attempt')
    .selectAll('exam_attempt')
    .where('exam_attempt.id', '=', attemptId)
    .where('exam_attempt.user_id', '=', userId);
}

/** Ends an open attempt with its result. Only exercises that wait to be graded change it afterwards. */
export async function completeAttempt(
  trx: Kysely<DB>,
  attemptId: number,
  result: ExamGrade & { completedAt: Date; isTimedOut: boolean },
) {
  await trx
    .updateTable('exam_attempt')
    .set({
      status: 'completed',
      completed_at: result.completedAt,
      is_timed_out: result.isTimedOut,
      ...columnsOf(result),
    })
    .where('id', '=', attemptId)
    .where('status', '=', 'started')
    .execute();
}

/** Writes what is known by now of an attempt whose exercises are being graded. */
export async function regradeAttempt(
  trx: Kysely<DB>,
  attemptId: number,
  { tries, ...result }: ExamGrade & { tries: number },
): Promise<void> {
  await trx
    .updateTable('exam_attempt')
    .set({ ...columnsOf(result), grading_tries: tries })
    .where('id', '=', attemptId)
    .where('ungraded', '>', 0)
    .execute();
}

const columnsOf = ({ score, total, passed, ungraded, topics, review }: ExamGrade) => ({
  score,
  total,
  passed,
  ungraded,
  topics: JSON.stringify(topics),
  review: JSON.stringify(review),
});

/** Completed attempts of an exam, newest first, at most 20. */
export async function listCompleted(db: Kysely<DB>, userId: number, examId: number) {
  const rows = await db
    .selectFrom('exam_attempt')
    .select(['id', 'number', 'started_at', 'completed_at', 'is_timed_out', 'score', 'total'])
    .select(['passed', 'ungraded'])
    .where('user_id', '=', userId)
    .where('assessment_id', '=', examId)
    .where('status', '=', 'completed')
    .orderBy('number', 'desc')
    .limit(20)
    .execute();
  return rows;
}

export interface Snapshot {
  topics: Schema<'ExamTopic'>[];
  review: Schema<'ReviewedExamQuestion'>[];
}

/** What was graded, as it was graded. */
export async function readSnapshot(db: Kysely<DB>, attemptId: number): Promise<Snapshot> {
  const row = await db
    .selectFrom('exam_attempt')
    .select(['topics', 'review'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return row as unknown as Snapshot;
}
