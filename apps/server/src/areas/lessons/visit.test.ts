import { randomUUID } from 'node:crypto';
import { draw } from '@uplink/net/exercise';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { dnsOnly, endsOfNetwork } from '../../testing/world/exercises.ts';
import { give, learn } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';

let academy: TestApp;
let course: Course;
let question: { id: number; right: number; wrong: number };

const quiz = [
  {
    type: 'singleAnswer' as const,
    question: 'Which port carries many VLANs?',
    answers: [
      { answer: 'A trunk', isCorrect: true },
      { answer: 'An access port', isCorrect: false },
    ],
    explanation: null,
    link: null,
  },
];

beforeAll(async () => {
  academy = await createWorld();
  const lessons = [
    { isFree: true, hasVideo: true, quiz },
    { isFree: true, exercises: [endsOfNetwork(), dnsOnly] },
    {},
  ];
  course = await addCourse(academy, { lessons });
  const rows = await academy.db
    .selectFrom('quiz_answer')
    .select(['id', 'question_id', 'is_correct'])
    .execute();
  const idOf = (isCorrect: boolean) => rows.find((row) => row.is_correct === isCorrect)?.id ?? 0;
  question = { id: rows[0]?.question_id ?? 0, right: idOf(true), wrong: idOf(false) };
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const lessonId = (index: number) => course.lessons[index]?.id ?? 0;
const answersWith = (answer: number) => [{ questionId: question.id, answerIds: [answer] }];

/** A first lesson that is done, with its position in the video. */
const firstDone = () => ({
  lessonId: lessonId(0),
  isFinished: true,
  position: 42.5,
  answers: answersWith(question.right),
});
const keep = (person: string, visitId: string, lessons: object[]) =>
  academy.call(person, 'POST', '/me/visit', { visitId, lessons });
const read = async (person: string, index: number) =>
  (await academy.call(person, 'GET', `/me/lessons/${lessonId(index)}`)).body;
const pointsOf = async (person: string) =>
  (await academy.call(person, 'GET', '/me/context')).body.totalXpPoints;

test('what was done before signing up is in the account, graded again, once however often it is sent', async () => {
  await addPeople(academy, 'newcomer');
  const visitId = randomUUID();
  const sent = await Promise.all(
    Array.from({ length: 4 }, () => keep('newcomer', visitId, [firstDone()])),
  );
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(sent[0]?.body).toEqual({ lessonIds: [lessonId(0)] });
  expect(await read('newcomer', 0)).toMatchObject({
    status: 3,
    isFinished: true,
    watch: { position: 42, secondsWatched: 0 },
    quiz: { status: 'complete' },
  });
  expect(await pointsOf('newcomer')).toBe(10);
  const submissions = await academy.db
    .selectFrom('quiz_submission')
    .select('score')
    .where('user_id', '=', await academy.userId('newcomer'))
    .execute();
  expect(submissions).toEqual([{ score: 1 }]);
});

test('a second account on the device inherits nothing', async () => {
  await addPeople(academy, 'first', 'second');
  const visitId = randomUUID();
  await keep('first', visitId, [firstDone()]);
  expect((await keep('second', visitId, [firstDone()])).body).toEqual({ lessonIds: [] });
  expect(await read('second', 0)).toMatchObject({ status: null, isFinished: false });
});

test('what is not free, unknown or does not fit is left out, and the rest is kept', async () => {
  await addPeople(academy, 'tamperer');
  const { status, body } = await keep('tamperer', randomUUID(), [
    { lessonId: lessonId(2), isFinished: true },
    { lessonId: 999_999_999, isFinished: true },
    { lessonId: course.id, isFinished: true },
    { lessonId: lessonId(0), position: 9000, answers: [{ questionId: 999_999_999 }] },
    { lessonId: lessonId(1), isFinished: true },
  ]);
  expect([status, body]).toEqual([200, { lessonIds: [lessonId(0), lessonId(1)] }]);
  expect(await read('tamperer', 0)).toMatchObject({
    isFinished: false,
    watch: { position: 100 },
    quiz: { status: 'notSubmitted' },
  });
  expect((await academy.call('tamperer', 'GET', `/me/lessons/${lessonId(2)}`)).status).toBe(403);
  expect(await pointsOf('tamperer')).toBe(10);
});

test('what the account did itself stays', async () => {
  await addPeople(academy, 'regular');
  await learn(academy, 'regular', course, { done: 1 });
  const before = await read('regular', 0);
  await keep('regular', randomUUID(), [{ ...firstDone(), answers: answersWith(question.wrong) }]);
  expect(await read('regular', 0)).toMatchObject({ status: before.status, quiz: before.quiz });
  const { id } = course.lessons[0] ?? {};
  const { body } = await academy.call('regular', 'GET', `/me/modules/${id}/quiz`);
  expect(body.submissions.map(({ score }: { score: number }) => score)).toEqual([1]);
});

test('a product that can be started is started', async () => {
  await addPeople(academy, 'invited');
  await give(academy, 'invited', course);
  await keep('invited', randomUUID(), [firstDone()]);
  expect((await academy.call('invited', 'GET', `/modules/${course.id}`)).body.status).toBe(1);
  expect(await read('invited', 0)).toMatchObject({ isPreview: false, status: 3 });
});

test('answers that were not checked yet wait in the quiz, beside what the account saved itself', async () => {
  await addPeople(academy, 'undecided', 'decided');
  const drafts = answersWith(question.wrong);
  const saved = async (person: string) =>
    (await academy.call(person, 'GET', `/me/modules/${lessonId(0)}/quiz`)).body.answers;
  await keep('undecided', randomUUID(), [{ lessonId: lessonId(0), drafts }]);
  expect(await saved('undecided')).toMatchObject([{ answerIds: [question.wrong], version: 1 }]);

  await keep('decided', randomUUID(), [
    { lessonId: lessonId(0), drafts: answersWith(question.right) },
  ]);
  await keep('decided', randomUUID(), [{ lessonId: lessonId(0), drafts }]);
  expect(await saved('decided')).toMatchObject([{ answerIds: [question.right], version: 1 }]);
});

test('a visit is bounded', async () => {
  await addPeople(academy, 'flood');
  const lessons = Array.from({ length: 21 }, () => ({ lessonId: lessonId(0) }));
  expect((await keep('flood', randomUUID(), lessons)).status).toBe(422);
});

test('exercises of a visitor are in the account, in the variant they were answered in, and graded', async () => {
  await addPeople(academy, 'solver');
  const [ends = 0, dns = 0] = course.lessons[1]?.exercises ?? [];
  const { model } = draw(endsOfNetwork(), 7).definition;
  const visited = {
    lessonId: lessonId(1),
    exercises: [
      { exerciseId: ends, texts: model.texts },
      { exerciseId: dns, texts: { OTHER: 'permit ip any any' } },
    ],
  };
  const visitId = randomUUID();
  expect((await keep('solver', visitId, [visited])).status).toBe(200);
  const { body } = await academy.call('solver', 'GET', `/me/modules/${lessonId(1)}/exercises`);
  expect(body.exercises).toMatchObject([
    { seed: 7, answer: { texts: model.texts, version: 1 }, graded: { grade: { passed: true } } },
    { answer: null },
  ]);
  // An answer that the account has stays.
  const other = { ...visited, exercises: [{ exerciseId: ends, texts: { last: '10.0.0.1' } }] };
  await keep('solver', randomUUID(), [other]);
  const again = await academy.call('solver', 'GET', `/me/modules/${lessonId(1)}/exercises`);
  expect(again.body.exercises[0].answer.texts).toEqual(model.texts);
});
