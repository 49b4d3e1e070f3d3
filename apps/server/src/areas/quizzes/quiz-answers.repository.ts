import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { GivenAnswer } from '../questions/question.rules.ts';

/** Answers saved one by one and not handed in yet. */
export async function listSavedAnswers(
  db: Kysely<DB>,
  userId: number,
  quizId: number,
): Promise<Schema<'SavedAnswer'>[]> {
  const rows = await db
    .selectFrom('quiz_saved_answer')
    .selectAll()
    .where('user_id', '=', userId)
    .where('quiz_id', '=', quizId)
    .execute();
  return rows.map(toSavedAnswer);
}

/**
 * Stores an answer when the stored version is still the one it was based on. Undefined when it is
 * not: someone, most likely the same learner in another tab, saved in between.
 */
export async function upsertAnswer(
  db: Kysely<DB>,
  key: { userId: number; quizId: number; questionId: number },
  answer: GivenAnswer,
  { baseVersion, now }: { baseVersion: number | undefined; now: Date },
): Promise<Schema<'SavedAnswer'> | undefined> {
  // The same answer sent again after a lost reply is neither a conflict nor a new version.
  const isSame = sql<boolean>`(quiz_saved_answer.answer_ids = ${answer.answerIds}::bigint[]
    and quiz_saved_answer.text is not distinct from ${answer.text})`;
  const row = await db
    .insertInto('quiz_saved_answer')
    .values({
      user_id: key.userId,
      quiz_id: key.quizId,
      question_id: key.questionId,
      answer_ids: answer.answerIds,
      text: answer.text,
      saved_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'question_id'])
        .doUpdateSet({
          answer_ids: answer.answerIds,
          text: answer.text,
          saved_at: now,
          version: sql`quiz_saved_answer.version + case when ${isSame} then 0 else 1 end`,
        })
        .where((eb) =>
          baseVersion === undefined
            ? eb.val(true)
            : eb.or([eb('quiz_saved_answer.version', '=', baseVersion), isSame]),
        ),
    )
    .returningAll()
    .executeTakeFirst();
  return row && toSavedAnswer(row);
}

export async function deleteSavedAnswers(db: Kysely<DB>, userId: number, quizId: number) {
  await db
    .deleteFrom('quiz_saved_answer')
    .where('user_id', '=', userId)
    .where('quiz_id', '=', quizId)
    .execute();
}

function toSavedAnswer(row: {
  question_id: number;
  answer_ids: number[];
  text: string | null;
  version: number;
  saved_at: Date;
}): Schema<'SavedAnswer'> {
  return {
    questionId: row.question_id,
    answerIds: row.answer_ids.map(Number),
    text: row.text,
    version: row.version,
    savedAt: row.saved_at.toISOString(),
  };
}
