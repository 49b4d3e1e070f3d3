import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../db/schema.ts';
import type { GivenAnswer, Question } from '../questions/question.rules.ts';
import type { AnsweredQuestion, ExamGrade } from './exam-grading.rules.ts';
import type { ExamQuestion } from './exam-paper.rules.ts';

/** The questions of an exam with their key, in their author's order. */
export async function listExamQuestions(db: Kysely<DB>, examId: number): Promise<ExamQuestion[]> {
  const parts = await db
    .selectFrom('assessment_question')
    .select(['question_id as id', 'weight'])
    .where('assessment_id', '=', examId)
    .orderBy('position')
    .execute();
  return listBankQuestions(db, parts);
}

/** Questions of the bank with their key, in this order, each with what it counts. */
export async function listBankQuestions(
  db: Kysely<DB>,
  parts: readonly { id: number; weight: number }[],
): Promise<ExamQuestion[]> {
  if (parts.length === 0) return [];
  const rows = await db
    .selectFrom('bank_question as question')
    .select((eb) => [
      'question.id',
      'question.topic',
      'question.type',
      'question.question',
      'question.explanation',
      'question.link',
      jsonArrayFrom(
        eb
          .selectFrom('bank_answer as answer')
          .select(['answer.id', 'answer.answer', 'answer.is_correct as isCorrect'])
          .whereRef('answer.question_id', '=', 'question.id')
          .orderBy('answer.position'),
      ).as('answers'),
    ])
    .where(
      'question.id',
      'in',
      parts.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return parts.flatMap(({ id, weight }, index) => {
    const row = byId.get(id);
    if (!row) return [];
    const { topic, type, ...question } = row;
    const place = { position: index + 1, type: type as Question['type'] };
    return [{ topic, weight, question: { ...question, ...place } }];
  });
}

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

/** The answers of an attempt in the order of its questions. */
export async function listAnswers(db: Kysely<DB>, attemptId: number): Promise<AnswerRow[]> {
  const rows = await selectAnswers(db)
    .where('attempt_id', '=', attemptId)
    .orderBy('position')
    .execute();
  return rows.map(toAnswerRow);
}

export async function findAnswer(db: Kysely<DB>, attemptId: number, answerId: number) {
  const row = await selectAnswers(db)
    .where('attempt_id', '=', attemptId)
    .where('id', '=', answerId)
    .executeTakeFirst();
  return row && toAnswerRow(row);
}

export interface AnswerRow extends AnsweredQuestion {
  id: number;
  attemptId: number;
  version: number;
  savedAt: Date | null;
}

function selectAnswers(db: Kysely<DB>) {
  return db.selectFrom('exam_answer').selectAll();
}

type StoredAnswer = Awaited<
  ReturnType<ReturnType<typeof selectAnswers>['executeTakeFirstOrThrow']>
>;

function toAnswerRow(row: StoredAnswer): AnswerRow {
  return {
    id: row.id,
    attemptId: row.attempt_id,
    topic: row.topic,
    weight: row.weight,
    question: row.question as unknown as Question,
    given: { answerIds: row.answer_ids.map(Number), text: row.text },
    version: row.version,
    savedAt: row.saved_at,
  };
}

/**
 * Stores an answer when the stored version is still the one it was based on. Undefined when it is
 * not: the same learner saved another one in between, in another tab or on another device.
 */
export async function updateAnswer(
  trx: Kysely<DB>,
  answerId: number,
  given: GivenAnswer,
  baseVersion: number | undefined,
  now: Date,
): Promise<AnswerRow | undefined> {
  // The same answer sent again after a lost reply is neither a conflict nor a new version.
  const isSame = sql<boolean>`(version > 0 and answer_ids = ${given.answerIds}::bigint[]
    and text is not distinct from ${given.text})`;
  const row = await trx
    .updateTable('exam_answer')
    .set({
      answer_ids: given.answerIds,
      text: given.text,
      saved_at: now,
      version: sql`version + case when ${isSame} then 0 else 1 end`,
    })
    .where('id', '=', answerId)
    .where((eb) =>
      baseVersion === undefined ? eb.val(true) : eb.or([eb('version', '=', baseVersion), isSame]),
    )
    .returningAll()
    .executeTakeFirst();
  return row && toAnswerRow(row);
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
