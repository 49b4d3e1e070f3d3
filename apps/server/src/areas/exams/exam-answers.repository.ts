import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { GivenAnswer, Question } from '../questions/question.rules.ts';
import type { AnsweredQuestion } from './exam-grading.rules.ts';

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
  { baseVersion, now }: { baseVersion: number | undefined; now: Date },
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
