import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../db/schema.ts';
import type { Question } from '../questions/question.rules.ts';
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
