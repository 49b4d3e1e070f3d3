import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCohort } from '../../testing/world/cohorts.ts';
import { addCourse, addProgram, type Product } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give, learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';

let academy: TestApp;
let quiz: Schema<'LearnerQuiz'>;
let lessonUrl: string;
let program: Product;
let cohortId: number;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'other', 'peer');
  for (const person of ['mentor', 'strangeMentor'])
    await addPerson(academy, person, { roles: ['mentor'] });
  const withQuiz = { quiz: true as const };
  const course = await addCourse(academy, {
    lessons: Array(10).fill(withQuiz),
    mentors: ['mentor'],
  });
  const second = await addCourse(academy, { lessons: [withQuiz], mentors: ['mentor'] });
  await addCourse(academy, { mentors: ['strangeMentor'] });
  // The program would open it after the first course only.
  await learn(academy, 'learner', second, { done: 1 });
  program = await addProgram(academy, [course, second], { mentors: ['mentor'] });
  for (const person of ['learner', 'other']) await give(academy, person, program);
  cohortId = await addCohort(academy, program, ['learner', 'other']);
  await learn(academy, 'learner', course, { done: 8 });
  for (const person of ['other', 'peer']) await learn(academy, person, course, { done: 2 });
  const currentLessonId = course.lessons[8]?.id;
  lessonUrl = `/me/modules/${currentLessonId}/quiz`;
  quiz = await read();
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const read = async (): Promise<Schema<'LearnerQuiz'>> =>
  (await academy.call('learner', 'GET', lessonUrl)).body;
const ofType = (type: string) => {
  const question = quiz.questions.find((one) => one.type === type);
  if (!question) throw new Error(`The quiz has no ${type} question.`);
  return question;
};
const save = (question: { id: number }, body: object) =>
  academy.call('learner', 'PUT', `/me/quizzes/${quiz.id}/answers/${question.id}`, body);

describe('saving one answer', () => {
  test('gives a receipt, and the next read brings the answer back', async () => {
    const single = ofType('singleAnswer');
    const answerIds = [single.answers[1]?.id];
    const receipt = await save(single, { answerIds });
    expect(receipt.body).toMatchObject({ questionId: single.id, answerIds, version: 1 });
    expect((await read()).answers).toEqual([receipt.body]);
    const blank = ofType('fillInTheBlank');
    expect((await save(blank, { text: 'master' })).body).toMatchObject({ text: 'master' });
    expect((await read()).answers).toHaveLength(2);
  });

  test('of twenty at once typed on the same version, one is kept and the others are told', async () => {
    const { answers, id } = ofType('multipleAnswer');
    const first = await save({ id }, { answerIds: [] });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save(
          { id },
          {
            answerIds: [answers[index % answers.length]?.id],
            baseVersion: first.body.version,
          },
        ),
      ),
    );
    const kept = results.filter(({ status }) => status === 200);
    const versions = new Set(kept.map(({ body }) => `${body.version} ${body.answerIds}`));
    // The same answer sent twice is the same receipt, another one a conflict.
    expect(versions.size).toBe(1);
    for (const { status } of results) expect([200, 409]).toContain(status);
    const stored = (await read()).answers.find(({ questionId }) => questionId === id);
    expect(stored).toEqual(kept[0]?.body);
  });

  test('refuses what does not belong to the question', async () => {
    const single = ofType('singleAnswer');
    const foreign = ofType('multipleAnswer').answers[0]?.id;
    const blank = ofType('fillInTheBlank');
    for (const [question, body] of [
      [single, { answerIds: single.answers.slice(0, 2).map(({ id }) => id) }],
      [single, { answerIds: [foreign] }],
      [single, { text: 'words' }],
      [blank, { answerIds: [foreign] }],
      [blank, { text: 'x'.repeat(201) }],
      [blank, { text: 'x', isCorrect: true }],
    ] as const) {
      expect([body, (await save(question, body)).status]).toEqual([body, 422]);
    }
    expect((await save({ id: 999_999 }, { text: 'x' })).status).toBe(404);
  });
});

describe('handing in', () => {
  const all = () =>
    quiz.questions.map((question) =>
      question.type === 'fillInTheBlank'
        ? { questionId: question.id, text: 'master' }
        : { questionId: question.id, answerIds: [question.answers[0]?.id] },
    );
  const submit = (body: object) => academy.call('learner', 'PUT', `/me/quizzes/${quiz.id}`, body);

  test('a quiz that changed meanwhile is not graded by its old questions', async () => {
    const answer = await submit({ answers: all(), version: quiz.version + 1 });
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This quiz changed while you were answering. Reload it: your saved answers are kept.',
    ]);
    expect((await read()).answers.length).toBeGreaterThan(0);
  });

  test('brings the review with key, explanation and link, and only then', async () => {
    const before = await academy.call('learner', 'GET', lessonUrl);
    expect(JSON.stringify(before.body)).not.toMatch(/isCorrect|correctText|explanation/);
    const { body }: { body: Schema<'QuizSubmission'> } = await submit({
      answers: all(),
      version: quiz.version,
    });
    expect(body.summary.total).toBe(quiz.questions.length);
    expect(body.summary.score).toBe(body.questions.filter(({ isCorrect }) => isCorrect).length);
    for (const question of body.questions) {
      expect(question.explanation).toBeTruthy();
      if (question.type === 'fillInTheBlank') expect(question.correctText).toBeTruthy();
      else expect(question.answers.some(({ isCorrect }) => isCorrect)).toBe(true);
    }
    expect(body.questions.some(({ link }) => link?.includes('?position='))).toBe(true);
    expect((await read()).answers).toEqual([]);
  });

  test('the review is its owner’s and the mentor’s, whose words reach the learner', async () => {
    const [summary] = (await read()).submissions;
    const url = `/quizzes/${quiz.id}/submissions/${summary?.id}`;
    expect((await academy.call('learner', 'GET', url)).status).toBe(200);
    expect((await academy.call('other', 'GET', url)).status).toBe(403);
    expect((await academy.call('strangeMentor', 'GET', url)).status).toBe(403);
    const message = 'Read the part on the designated router again.';
    const words = { message, replaces: null };
    expect((await academy.call('learner', 'POST', `${url}/feedback`, words)).status).toBe(403);
    await academy.call('mentor', 'POST', `${url}/feedback`, words);
    expect((await read()).feedbackMessage).toBe(message);
    const [notice] = (await academy.call('learner', 'GET', '/me/notifications')).body;
    expect(notice).toMatchObject({ url, isRead: false });
  });

  test('twice the same question, or one of another quiz, is refused', async () => {
    const [first] = all();
    for (const answers of [[first, first], [{ questionId: 999_999, text: 'x' }], []]) {
      expect((await submit({ answers })).status).toBe(422);
    }
  });
});

describe('the list', () => {
  const list = async (query: string) =>
    (await academy.call('learner', 'GET', `/me/quizzes?${query}`)).body;

  test('filters by state and product, a page at a time', async () => {
    const { data } = await list('pageSize=100');
    const complete = data.filter(({ status }: { status: string }) => status === 'complete');
    expect((await list('pageSize=100&status=complete')).data).toEqual(complete);
    const productId = data[0].lesson.product.id;
    for (const row of (await list(`pageSize=100&productId=${productId}`)).data)
      expect(row.lesson.product.id).toBe(productId);
    const { paging } = await list('pageSize=5&status=complete');
    expect([paging.page, paging.total]).toEqual([0, complete.length]);
    const { body: second } = await academy.call('learner', 'GET', paging.next);
    expect(second.data).toEqual(complete.slice(5, 10));
  });

  test.each(['pageSize=101', 'pageSize=0', 'page=-1', 'status=lost', 'status=complete,'])(
    'refuses %s',
    async (query) => {
      expect((await academy.call('learner', 'GET', `/me/quizzes?${query}`)).status).toBe(422);
    },
  );
});

describe('the inbox', () => {
  const inbox = async (query: string): Promise<Schema<'QuizSubmissionSummary'>[]> =>
    (await academy.call('mentor', 'GET', `/quizzes/-/submissions?pageSize=100&${query}`)).body.data;

  test('filters by state, and by a product or the program it stands in', async () => {
    const all = await inbox('');
    const productId = all[0]?.lesson.product.id;
    expect(await inbox(`productId=${productId}`)).toEqual(
      all.filter(({ lesson }) => lesson.product.id === productId),
    );
    expect(await inbox(`productId=${program.id}`)).toEqual(all);
    expect(await inbox('status=complete')).toEqual(all);
    expect(await inbox('status=pending')).toEqual([]);
  });

  test('filters by learner and by their cohort', async () => {
    const all = await inbox('');
    const learner = await academy.userId('learner');
    const own = all.filter(({ user }) => user.id === learner);
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(all.length);
    expect(await inbox(`userId=${learner}`)).toEqual(own);
    const people = [learner, await academy.userId('other')];
    expect(await inbox(`cohortId=${cohortId}`)).toEqual(
      all.filter(({ user }) => people.includes(user.id)),
    );
    expect(await inbox('cohortId=999999')).toEqual([]);
  });

  test('shows what the same learner handed in before, and no one else', async () => {
    const [one] = await inbox('');
    const url = `/quizzes/${one?.quizId}/submissions/${one?.id}`;
    const { body } = await academy.call('mentor', 'GET', url);
    expect(body.attempts).toContainEqual(one);
    for (const attempt of body.attempts)
      expect([attempt.user.id, attempt.quizId]).toEqual([one?.user.id, one?.quizId]);
  });

  test('of a mentor of a whole program holds what the mentors of its products see', async () => {
    const all = await inbox('');
    const userId = await academy.userId('mentor');
    const programs = academy.db.selectFrom('module').select('id').where('type', '=', 1);
    await academy.db
      .deleteFrom('module_mentor')
      .where('user_id', '=', userId)
      .where('module_id', 'not in', programs)
      .execute();
    expect(await inbox('')).toEqual(all);
  });
});
