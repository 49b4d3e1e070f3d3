import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../db/schema.ts';
import type { Question } from '../questions/question.rules.ts';

export function findQuizOfLesson(db: Kysely<DB>, lessonId: number) {
  return selectQuizzes(db).where('module_id', '=', lessonId).executeTakeFirst();
}

export function findQuiz(db: Kysely<DB>, quizId: number) {
  return selectQuizzes(db).where('id', '=', quizId).executeTakeFirst();
}

/** A deleted quiz is only kept for what was handed in. */
function selectQuizzes(db: Kysely<DB>) {
  return db.selectFrom('quiz').selectAll().where('deleted_at', 'is', null);
}

/** The questions with their key, in order. */
export async function listQuestions(db: Kysely<DB>, quizId: number): Promise<Question[]> {
  const rows = await db
    .selectFrom('quiz_question as question')
    .select((eb) => [
      'question.id',
      'question.position',
      'question.type',
      'question.question',
      'question.explanation',
      'question.link',
      jsonArrayFrom(
        eb
          .selectFrom('quiz_answer as answer')
          .select(['answer.id', 'answer.answer', 'answer.is_correct as isCorrect'])
          .whereRef('answer.question_id', '=', 'question.id')
          .orderBy('answer.position'),
      ).as('answers'),
    ])
    .where('question.quiz_id', '=', quizId)
    .orderBy('question.position')
    .execute();
  return rows.map((row) => ({ ...row, type: row.type as Question['type'] }));
}
