import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { questionKinds } from '../../questions/kinds/question-kinds.ts';
import type { Question, QuestionForm } from '../../questions/question.rules.ts';
import { listQuestions } from '../quiz-questions.repository.ts';

/** A question as its author sends it: with an id it changes the one that is there. */
export interface AuthoredQuestionForm extends QuestionForm {
  id?: number;
  answers: { id?: number; answer: string; isCorrect: boolean }[];
}

/**
 * Makes the questions of a quiz what its author sends. A question keeps its id, and with it the answers that learners
 * saved, as long as it stays of its kind.
 */
export async function writeQuestions(
  trx: Kysely<DB>,
  quizId: number,
  forms: readonly AuthoredQuestionForm[],
): Promise<void> {
  const stored = new Map((await listQuestions(trx, quizId)).map((one) => [one.id, one]));
  const kept = forms.flatMap(({ id, type }) => {
    const before = id === undefined ? undefined : stored.get(id);
    return before?.type === type ? before.id : [];
  });
  const removed = [...stored.keys()].filter((id) => !kept.includes(id));
  if (removed.length > 0)
    await trx.deleteFrom('quiz_question').where('id', 'in', removed).execute();
  const taken = new Set<number>();
  for (const [index, form] of forms.entries()) {
    const before = form.id !== undefined && !taken.has(form.id) ? stored.get(form.id) : undefined;
    if (before && before.type === form.type) {
      taken.add(before.id);
      await changeQuestion(trx, before, form, index + 1);
    } else await insertQuestion(trx, quizId, form, index + 1);
  }
}

async function insertQuestion(
  trx: Kysely<DB>,
  quizId: number,
  form: AuthoredQuestionForm,
  position: number,
): Promise<void> {
  const { id } = await trx
    .insertInto('quiz_question')
    .values({ quiz_id: quizId, ...columnsOf(form, position) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertAnswers(trx, id, answersOf(form));
}

async function changeQuestion(
  trx: Kysely<DB>,
  before: Question,
  form: AuthoredQuestionForm,
  position: number,
): Promise<void> {
  await trx
    .updateTable('quiz_question')
    .set(columnsOf(form, position))
    .where('id', '=', before.id)
    .execute();
  const answers = answersOf(form);
  const storedAnswers = before.answers.map(({ id, answer, isCorrect }) => ({
    id,
    answer,
    isCorrect,
  }));
  if (isDeepStrictEqual(storedAnswers, answers)) return;
  const known = new Set(before.answers.map(({ id }) => id));
  const kept = answers.flatMap(({ id }) => (id !== undefined && known.has(id) ? id : []));
  const removed = [...known].filter((id) => !kept.includes(id));
  if (removed.length > 0) {
    await trx.deleteFrom('quiz_answer').where('id', 'in', removed).execute();
    // What a learner saved may not name an answer that is gone.
    await trx
      .deleteFrom('quiz_saved_answer')
      .where('question_id', '=', before.id)
      .where(sql<boolean>`answer_ids && ${removed}::bigint[]`)
      .execute();
  }
  const added: StoredAnswer[] = [];
  for (const [index, answer] of answers.entries()) {
    const row = { answer: answer.answer, is_correct: answer.isCorrect, position: index + 1 };
    if (answer.id !== undefined && known.delete(answer.id))
      await trx.updateTable('quiz_answer').set(row).where('id', '=', answer.id).execute();
    else added.push({ ...answer, position: index + 1 });
  }
  await insertAnswers(trx, before.id, added);
}

type StoredAnswer = AuthoredQuestionForm['answers'][number] & { position?: number };

async function insertAnswers(trx: Kysely<DB>, questionId: number, answers: StoredAnswer[]) {
  if (answers.length === 0) return;
  await trx
    .insertInto('quiz_answer')
    .values(
      answers.map(({ answer, isCorrect, position }, index) => ({
        question_id: questionId,
        position: position ?? index + 1,
        answer,
        is_correct: isCorrect,
      })),
    )
    .execute();
}

const columnsOf = (form: AuthoredQuestionForm, position: number) => ({
  type: form.type,
  question: form.question,
  explanation: form.explanation || null,
  link: form.link || null,
  position,
});

/** The answers as its kind stores them. */
const answersOf = (form: AuthoredQuestionForm): AuthoredQuestionForm['answers'] =>
  questionKinds[form.type].store?.(form).answers ?? form.answers;
