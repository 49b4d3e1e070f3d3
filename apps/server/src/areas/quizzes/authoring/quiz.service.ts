import { quizFaults } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import type { Grader } from '../../exercises/grading/grader.ts';
import { relieveLesson } from '../../learning/relieved-lessons.ts';
import { type Authorship, addedBy } from '../../lessons/authoring/authored-lesson.ts';
import { unprovedQuestions } from '../../questions/prove-questions.ts';
import { questionError } from '../../questions/question.rules.ts';
import { type AuthoredQuestionForm, writeQuestions } from './quiz-questions.writer.ts';

export interface QuizForm {
  title: string;
  questions: AuthoredQuestionForm[];
}

/** Gives a lesson its quiz; without an author it was there from the start. */
export async function createQuiz(
  trx: Kysely<DB>,
  lessonId: number,
  form: QuizForm,
  by?: Authorship,
): Promise<number> {
  requireFaultless(form);
  const { id } = await trx
    .insertInto('quiz')
    .values({
      module_id: lessonId,
      title: form.title,
      ...addedBy(by),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeQuestions(trx, id, form.questions);
  return id;
}

/** Replaces a quiz with its next version. */
export async function replaceQuiz(
  trx: Kysely<DB>,
  quizId: number,
  form: QuizForm,
  { authorId, now }: Authorship,
): Promise<void> {
  await trx
    .updateTable('quiz')
    .set({
      title: form.title,
      version: sql`version + 1`,
      updated_at: now,
      updated_by: authorId,
    })
    .where('id', '=', quizId)
    .execute();
  await writeQuestions(trx, quizId, form.questions);
}

/** Takes a quiz out of its lesson; learners who only had it left are still to finish that. */
export async function deleteQuiz(
  trx: Kysely<DB>,
  { quizId, moduleId }: { quizId: number; moduleId: number },
  { authorId, now }: Authorship,
): Promise<void> {
  await trx
    .updateTable('quiz')
    .set({ deleted_at: now, updated_at: now, updated_by: authorId })
    .where('id', '=', quizId)
    .execute();
  await relieveLesson(trx, moduleId, now);
}

/** What only the engine sees: typed blanks and exercises that can't be read. */
function askingFaults({ questions }: QuizForm): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap((question, index) => {
      const fault = questionError(question);
      return fault ? [[`questions[${index}].question`, fault]] : [];
    }),
  );
}

/** Refuses a quiz that can't be asked, with the words of each field. */
export function requireFaultless(form: QuizForm): void {
  const words = quizFaults(form);
  refuse(Object.keys(words).length > 0 ? words : askingFaults(form));
}

/** Refuses a quiz with a fault, or with an exercise that fails its own tests. */
export async function requireProvedQuiz(grader: Grader, form: QuizForm): Promise<void> {
  requireFaultless(form);
  const unproved = await unprovedQuestions(grader, form.questions);
  refuse(
    Object.fromEntries([...unproved].map(([at, fault]) => [`questions[${at}].question`, fault])),
  );
}

function refuse(found: Readonly<Record<string, string>>): void {
  const faults = Object.entries(found);
  const [first] = faults;
  if (!first) return;
  const fields = faults.map(([field, fault]) => [field.replace(/\[(\d+)\]/g, '.$1'), fault]);
  throw unprocessable(`${first[1]} (${first[0]})`, Object.fromEntries(fields));
}
