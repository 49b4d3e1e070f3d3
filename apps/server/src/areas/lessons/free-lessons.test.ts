import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course, type TestCourseForm } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give, learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';

let academy: TestApp;
let course: Course;

const secret = 'only for learners';
const free = { isFree: true, hasVideo: true, quiz: true } as const;

beforeAll(async () => {
  academy = await createWorld();
  course = await addCourse(academy, {
    sectionSize: 2,
    lessons: [
      { ...free, name: 'First', homework: { brief: secret } },
      { name: 'Second', description: secret, quiz: true },
      { ...free, name: 'Third', resources: [{ title: 'RFC', url: 'https://example.org/rfc' }] },
      { name: 'Fourth', description: secret },
    ],
  });
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

async function visit(method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await academy.app.inject({ method, url, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
const idOf = (index: number, of = course) => of.lessons[index]?.id ?? 0;

/** Answers to one question of each type, right or wrong. */
async function answersOf(lessonId: number, isRight: boolean) {
  const { body: quiz } = await visit('GET', `/lessons/${lessonId}/quiz`);
  const { db } = academy;
  const right = await db
    .selectFrom('quiz_answer')
    .innerJoin('quiz_question', 'quiz_question.id', 'question_id')
    .select(['quiz_answer.id', 'question_id'])
    .where('quiz_id', '=', quiz.id)
    .where('is_correct', '=', isRight)
    .execute();
  const blanks = await db
    .selectFrom('quiz_question')
    .select(['id', 'question'])
    .where('quiz_id', '=', quiz.id)
    .execute();
  const wordOf = (id: number) =>
    /<(.+)>/.exec(blanks.find((one) => one.id === id)?.question ?? '')?.[1] ?? '';
  return quiz.questions.map(({ id, type }: { id: number; type: string }) => {
    if (type === 'fillInTheBlank') return { questionId: id, text: isRight ? wordOf(id) : 'no' };
    const ids = right.filter((one) => one.question_id === id).map((one) => one.id);
    return { questionId: id, answerIds: type === 'singleAnswer' ? ids.slice(0, 1) : ids };
  });
}

describe('a visitor', () => {
  test('reads a free lesson with its video and resources, and is led to the next free one', async () => {
    const { status, body } = await visit('GET', `/lessons/${idOf(0)}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'First',
      isFree: true,
      isPreview: true,
      video: { url: '/media/lesson.mp4' },
      remaining: ['finish', 'quiz'],
      questionCount: null,
      homework: { status: 'notAvailable' },
      next: { lesson: { id: idOf(2), name: 'Third' }, isLocked: false },
    });
    const third = await visit('GET', `/lessons/${idOf(2)}`);
    expect(third.body).toMatchObject({
      resources: [{ title: 'RFC' }],
      previous: { lesson: { name: 'Second' }, isLocked: true },
      next: { lesson: { name: 'Fourth' }, isLocked: true },
    });
    expect(JSON.stringify([body, third.body])).not.toContain(secret);
  });

  test('sees the outline, with what is free open', async () => {
    const { body } = await visit('GET', `/modules/${course.id}/outline`);
    const lessons = body.sections.flatMap((section: { lessons: object[] }) => section.lessons);
    expect(
      lessons.map(({ name, isLocked, isFree }: Record<string, unknown>) => [
        name,
        isLocked,
        isFree,
      ]),
    ).toEqual([
      ['First', false, true],
      ['Second', true, false],
      ['Third', false, true],
      ['Fourth', true, false],
    ]);
    expect(body).toMatchObject({ status: null, lock: null, done: 0 });
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  test('gets the quiz without its key, and a review that is graded by the server and stored nowhere', async () => {
    const { body: quiz } = await visit('GET', `/lessons/${idOf(0)}/quiz`);
    expect(JSON.stringify(quiz)).not.toMatch(/isCorrect|explanation/);
    const url = `/lessons/${idOf(0)}/quiz/review`;
    const total = quiz.questions.length;
    const right = await visit('POST', url, { answers: await answersOf(idOf(0), true) });
    expect(right.body).toMatchObject({ score: total, total, next: { lesson: { name: 'Third' } } });
    const wrong = await visit('POST', url, { answers: await answersOf(idOf(0), false) });
    expect(wrong.body).toMatchObject({ score: 0, total });
    expect(
      (await visit('POST', url, { answers: await answersOf(idOf(0), true), version: 9 })).status,
    ).toBe(409);
    for (const table of ['quiz_submission', 'quiz_saved_answer'] as const)
      expect(await academy.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('finds nothing of a lesson that is not free, or whose product is not published', async () => {
    const draft = await addCourse(academy, { lessons: [free] });
    const removed = await addCourse(academy, { lessons: [free] });
    const { db } = academy;
    const change = (id: number, row: { is_public?: boolean; deleted_at?: Date }) =>
      db.updateTable('module').set(row).where('id', '=', id).execute();
    await change(draft.id, { is_public: false });
    await change(removed.id, { deleted_at: academy.clock.now() });
    const never = 999_999_999;
    const read = async (id: number) => ({
      lesson: await visit('GET', `/lessons/${id}`),
      quiz: await visit('GET', `/lessons/${id}/quiz`),
      review: await visit('POST', `/lessons/${id}/quiz/review`, { answers: [{ questionId: 1 }] }),
    });
    const without = (answer: unknown) => JSON.stringify(answer).replace(/"requestId":"[^"]*"/g, '');
    const nothing = without(await read(never));
    for (const id of [idOf(1), idOf(0, draft), idOf(0, removed), course.id])
      expect(without(await read(id))).toBe(nothing);
    for (const id of [draft.id, removed.id, idOf(0), never])
      expect((await visit('GET', `/modules/${id}/outline`)).status).toBe(404);
  });
});

describe('an account without the product', () => {
  test('watches, answers and finishes a free lesson, and gets its points once', async () => {
    await addPerson(academy, 'reader');
    const call = (
      ...[method, url, body]: [method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, body?: object]
    ) => academy.call('reader', method, url, body);
    const lesson = `/me/lessons/${idOf(2)}`;
    expect((await call('GET', lesson)).body).toMatchObject({ isPreview: true, status: null });
    const report = { secondsWatched: 1, position: 40 };
    expect((await call('POST', `/me/modules/${idOf(2)}/stats`, report)).status).toBe(204);
    const { body: quiz } = await call('GET', `/me/modules/${idOf(2)}/quiz`);
    const answers = await answersOf(idOf(2), true);
    await Promise.all([
      call('PATCH', `/me/modules/${idOf(2)}`, {}),
      call('PUT', `/me/quizzes/${quiz.id}`, { answers }),
    ]);
    expect((await call('GET', lesson)).body).toMatchObject({
      status: 3,
      remaining: [],
      watch: { position: 40 },
      next: { isLocked: true },
    });
    expect((await call('GET', '/me/context')).body).toMatchObject({ totalXpPoints: 10 });
    expect((await call('GET', `/me/modules/${course.id}/outline`)).body).toMatchObject({
      done: 1,
      lock: { kind: 'purchase' },
    });
  });

  test.each([
    ['homework', 'GET', '/me/modules/:id/homework'],
    ['discussion', 'GET', '/modules/:id/questions'],
    ['other lessons', 'GET', '/me/lessons/:second'],
  ] as const)('gets no %s', async (_, method, url) => {
    const path = url.replace(':id', String(idOf(0))).replace(':second', String(idOf(1)));
    await addPeople(academy, `${_}-reader`);
    expect((await academy.call(`${_}-reader`, method, path)).status).toBe(403);
  });
});

test('a product of free lessons is done by its learners only', async () => {
  const all = await addCourse(academy, { lessons: [{ isFree: true }, { isFree: true }] });
  await addPeople(academy, 'passer', 'owner');
  const finish = (person: string, index: number) =>
    academy.call(person, 'PATCH', `/me/modules/${idOf(index, all)}`, {});
  const statusOf = async (person: string) =>
    (await academy.call(person, 'GET', `/modules/${all.id}`)).body.status;
  await finish('passer', 0);
  await finish('passer', 1);
  expect(await statusOf('passer')).toBeNull();
  await learn(academy, 'owner', all);
  // In any order.
  await finish('owner', 1);
  await finish('owner', 0);
  expect(await statusOf('owner')).toBe(3);
  await give(academy, 'passer', all);
  await academy.call('passer', 'PATCH', `/me/modules/${all.id}?action=start`);
  expect(await statusOf('passer')).toBe(3);
});

test('whatever is free, visitors read exactly that', async () => {
  const shape: fc.Arbitrary<TestCourseForm> = fc.record({
    lessons: fc.array(fc.record({ isFree: fc.boolean() }), { minLength: 1, maxLength: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(shape, async (form) => {
      const some = await addCourse(academy, form);
      const forms = form.lessons as { isFree: boolean }[];
      for (const [index, { isFree }] of forms.entries()) {
        const { status, body } = await visit('GET', `/lessons/${idOf(index, some)}`);
        expect(status).toBe(isFree ? 200 : 404);
        if (!isFree) continue;
        const next = forms.findIndex((one, at) => at > index && one.isFree);
        const expected = next === -1 ? index + 1 : next;
        if (expected === forms.length) expect(body.next).toBeNull();
        else
          expect(body.next).toMatchObject({
            lesson: { id: idOf(expected, some) },
            isLocked: next === -1,
          });
      }
    }),
    { numRuns: 12 },
  );
});
