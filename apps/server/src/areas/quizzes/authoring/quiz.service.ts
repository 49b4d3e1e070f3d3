import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import { type QuestionForm, questionError } from '../../questions/question.rules.ts';

export interface QuizForm {
  title: string;
  questions: QuestionForm[];
}

/** Gives a lesson its quiz. */
export async function createQuiz(
  trx: Kysely<DB>,
  lessonId: number,
  form: QuizForm,
): Promise<number> {
  for (const question of form.questions) {
    const fault = questionError(question);
    if (fault) throw unprocessable(`${fault}: ${question.question}`);
  }
  const quiz = await trx
    .insertInto('quiz')
    .values({ module_id: lessonId, title: form.title })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, { answers, ...question }] of form.questions.entries()) {
    const { id } = await trx
      .insertInto('quiz_question')
      .values({ quiz_id: quiz.id, position: index + 1, ...question })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (answers.length === 0) continue;
    await trx
      .insertInto('quiz_answer')
      .values(
        answers.map(({ answer, isCorrect }, place) => ({
          question_id: id,
          position: place + 1,
          answer,
          is_correct: isCorrect,
        })),
      )
      .execute();
  }
  return quiz.id;
}
