import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import { questionKinds } from '../kinds/question-kinds.ts';
import { type QuestionForm, questionError } from '../question.rules.ts';

/** A question of the bank as its author writes it. */
export interface BankQuestionForm extends QuestionForm {
  topic: string;
  /** 1 easy to 3 hard. */
  difficulty: number;
  /** The points it gives. @default 1 */
  weight?: number;
}

/** Puts a question into the bank. */
export async function createBankQuestion(
  trx: Kysely<DB>,
  ownerId: number,
  { answers, ...form }: BankQuestionForm,
): Promise<number> {
  const fault = questionError({ ...form, answers });
  if (fault) throw unprocessable(`${fault}: ${form.question}`);
  const { id } = await trx
    .insertInto('bank_question')
    .values({ owner_id: ownerId, ...form })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeAnswers(trx, id, { ...form, answers });
  return id;
}

/** Stores the answers of a question, as its kind keeps them. */
export async function writeAnswers(
  trx: Kysely<DB>,
  questionId: number,
  form: QuestionForm,
): Promise<void> {
  const { answers } = questionKinds[form.type].store?.(form) ?? form;
  if (answers.length === 0) return;
  await trx
    .insertInto('bank_answer')
    .values(
      answers.map(({ answer, isCorrect }, index) => ({
        question_id: questionId,
        position: index + 1,
        answer,
        is_correct: isCorrect,
      })),
    )
    .execute();
}
