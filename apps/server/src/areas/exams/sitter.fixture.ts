import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import type { TestApp } from '../../testing/test-app.ts';
import { addPerson } from '../../testing/world/people.ts';
import { giveAccess } from '../grants/given-access.fixture.ts';

/** What tells the right answer of a question. */
export const key = /isCorrect|correctText|explanation/;
export const minute = 60_000;

export type Sitter = Awaited<ReturnType<typeof createSitter>>;

/** A learner with the product of an exam, a new one unless they are named, who sits it over the API. */
export async function createSitter(academy: TestApp, uniqueName: string, known?: string) {
  const person = known ?? `sitter-${randomUUID().slice(0, 8)}`;
  const userId = known ? await academy.userId(known) : await addPerson(academy, person);
  const product = await academy.db
    .selectFrom('assessment_module')
    .innerJoin('assessment', 'assessment.id', 'assessment_module.assessment_id')
    .select('assessment_module.module_id')
    .where('assessment.unique_name', '=', uniqueName)
    .executeTakeFirstOrThrow();
  await giveAccess(academy, userId, product.module_id);
  const bank = await readBank(academy);
  let attempt: Schema<'ExamAttempt'>;

  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, body?: object) =>
    academy.call(person, method, url, body);
  const answerUrl = ({ id }: { id: number }) => {
    const place = attempt.answers.find(({ examQuestionId }) => examQuestionId === id);
    return `/me/exams/attempts/${attempt.id}/answers/${place?.examAnswerId}`;
  };
  const exam = async (): Promise<Schema<'Exam'>> =>
    (await call('GET', `/exams/${uniqueName}`)).body;
  /** Answers the question at an index. */
  const save = (index: number, { isRight = true } = {}) => {
    const question = attempt.questions[index]?.question;
    if (!question) throw new Error(`The attempt has no question ${index}.`);
    const { text, right } = bank.get(question.id) ?? { text: null, right: [] };
    const wrong = question.answers.map(({ id }) => id).filter((id) => !right.includes(id));
    const given =
      question.type === 'fillInTheBlank'
        ? { text: isRight ? text : 'no idea' }
        : { answerIds: isRight ? right : wrong.slice(0, 1) };
    return call('PUT', answerUrl(question), { examQuestionId: question.id, ...given });
  };

  return {
    person,
    call,
    answerUrl,
    exam,
    save,
    get attempt() {
      return attempt;
    },
    async start() {
      attempt = (await call('POST', '/me/exams/attempts', { examId: (await exam()).id })).body;
    },
    read: async (): Promise<Schema<'ExamAttempt'>> =>
      (await call('GET', `/me/exams/attempts/${attempt.id}`)).body,
    async saveAll() {
      for (const index of attempt.questions.keys()) await save(index);
    },
    finish: () => call('PATCH', `/me/exams/attempts/${attempt.id}`, { status: 'completed' }),
    results: async (): Promise<Schema<'ExamResults'>> =>
      (await call('GET', `/exams/${uniqueName}/results`)).body,
    /** The first question of a kind. */
    place(type: Schema<'QuestionType'>) {
      const found = attempt.questions.find(({ question }) => question.type === type);
      if (!found) throw new Error(`The exam has no ${type} question.`);
      return found.question;
    },
    /** Undoes an edit of the bank. */
    async restoreBank(questions: { id: number; question: string }[]) {
      for (const { id, question } of questions) {
        await academy.db
          .updateTable('bank_question')
          .set({ question })
          .where('id', '=', id)
          .execute();
      }
      await academy.db
        .updateTable('bank_answer')
        .set({ is_correct: true })
        .where(
          'id',
          'in',
          [...bank.values()].flatMap(({ right }) => right),
        )
        .execute();
    },
  };
}

/** What is right, by question. */
async function readBank(academy: TestApp) {
  const questions = await academy.db
    .selectFrom('bank_question')
    .select(['id', 'question'])
    .execute();
  const answers = await academy.db
    .selectFrom('bank_answer')
    .select(['id', 'question_id'])
    .where('is_correct', '=', true)
    .orderBy('id')
    .execute();
  return new Map(
    questions.map(({ id, question }) => [
      id,
      {
        text: /<(.+)>/.exec(question)?.[1] ?? null,
        right: answers.filter((one) => one.question_id === id).map((one) => one.id),
      },
    ]),
  );
}
