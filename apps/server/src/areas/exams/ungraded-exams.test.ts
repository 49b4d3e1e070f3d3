import type { Schema } from '@uplink/api-client';
import { draw } from '@uplink/net/exercise';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { Refusal } from '../../plugins/errors/errors.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addExam } from '../../testing/world/exams.ts';
import { endsOfNetwork } from '../../testing/world/exercises.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';
import { exerciseQuestion } from '../../testing/world/questions.ts';
import type { Grader } from '../exercises/grading/grader.ts';
import { closeAttempt } from './close-attempts.ts';
import { gradeAllWaiting } from './grade-waiting.ts';

let academy: TestApp;
const people = ['gaveUp', 'busy', 'killed', 'hopeless', 'broken', 'behind', 'odd'];
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, ...people);
  const course = await addCourse(academy, { lessons: [{}] });
  for (const person of people) await learn(academy, person, course, { done: 0 });
  await addExam(academy, course, {
    uniqueName: 'ends',
    questions: [exerciseQuestion(endsOfNetwork())],
    answersShown: 'always',
  });
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

/** An attempt with the right answer saved. */
async function sit(person: string): Promise<number> {
  const { id: examId } = (await academy.call(person, 'GET', '/exams/ends')).body;
  const { body } = await academy.call(person, 'POST', '/me/exams/attempts', { examId });
  const { id, answers, questions } = body as Schema<'ExamAttempt'>;
  const { model } = draw(endsOfNetwork(), questions[0]?.question.exercise?.seed ?? 0).definition;
  const { examAnswerId, examQuestionId } = answers[0] ?? {};
  await academy.call(person, 'PUT', `/me/exams/attempts/${id}/answers/${examAnswerId}`, {
    examQuestionId,
    text: JSON.stringify(model.texts),
  });
  return id;
}
const exams = (tryToGrade: Grader['tryToGrade'] = academy.grader.tryToGrade) => ({
  db: academy.db,
  clock: academy.clock,
  grader: { ...academy.grader, tryToGrade },
});
const results = async (person: string): Promise<Schema<'ExamResults'>> =>
  (await academy.call(person, 'GET', '/exams/ends/results')).body;
const points = async (person: string) =>
  (await academy.call(person, 'GET', '/me/context')).body.totalXpPoints;

async function isWaiting(person: string) {
  const { attempt, exam, questions } = await results(person);
  expect(attempt).toMatchObject({ ungraded: 1, score: 0, passed: false });
  expect([exam.canStart, questions]).toEqual([false, null]);
  const again = await academy.call(person, 'POST', '/me/exams/attempts', { examId: exam.id });
  expect([again.status, again.body.message]).toEqual([
    409,
    'Your last attempt is still being graded.',
  ]);
}
async function isPassed(person: string) {
  const { attempt, questions } = await results(person);
  expect(attempt).toMatchObject({ ungraded: 0, score: 1, passed: true });
  expect(questions?.[0]?.question.grade?.passed).toBe(true);
  expect(await points(person)).toBeGreaterThan(0);
}

test('an exercise that the grader gives up on is graded again later', async () => {
  const id = await sit('gaveUp');
  await closeAttempt(
    exams(async () => undefined),
    id,
  );
  await isWaiting('gaveUp');
  expect(await points('gaveUp')).toBe(0);
  await gradeAllWaiting(exams());
  await isPassed('gaveUp');
});

test('one that finds the grader busy waits, and no try is counted', async () => {
  const id = await sit('busy');
  const refuse = async () => {
    throw new Refusal(429, 'tooManyRequests', 'Busy.');
  };
  await closeAttempt(exams(refuse), id);
  for (let time = 0; time < 10; time += 1) await gradeAllWaiting(exams(refuse));
  await isWaiting('busy');
  await gradeAllWaiting(exams());
  await isPassed('busy');
});

test('a process that ends while it grades loses nothing, and two that grade at once give points once', async () => {
  const id = await sit('killed');
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  // It never hears of the grade, as a process that was killed.
  void closeAttempt(
    exams(() => {
      begin();
      return new Promise(() => {});
    }),
    id,
  );
  await begun;
  await isWaiting('killed');
  await Promise.all([gradeAllWaiting(exams()), gradeAllWaiting(exams())]);
  await isPassed('killed');
  expect((await academy.call('killed', 'GET', '/me/notifications')).body).toHaveLength(1);
});

test('an answer that no try can judge ends as not judged', async () => {
  const id = await sit('hopeless');
  const giveUp = async () => undefined;
  await closeAttempt(exams(giveUp), id);
  for (let time = 0; time < 4; time += 1) await gradeAllWaiting(exams(giveUp));
  const { attempt, questions } = await results('hopeless');
  expect(attempt).toMatchObject({ ungraded: 0, score: 0, passed: false });
  expect(questions?.[0]?.question.grade?.goals).toMatchObject([
    { verdict: 'undecided', cause: 'budget' },
  ]);
});

test('an attempt that breaks the grading keeps no one else waiting', async () => {
  const first = await sit('broken');
  const second = await sit('behind');
  const giveUp = async () => undefined;
  for (const id of [first, second]) await closeAttempt(exams(giveUp), id);
  let calls = 0;
  const breakOnce: Grader['tryToGrade'] = async (...given) => {
    calls += 1;
    if (calls === 1) throw new Error('The grade could not be stored.');
    return academy.grader.tryToGrade(...given);
  };
  await expect(gradeAllWaiting(exams(breakOnce))).rejects.toThrow(
    /^1 failed\. exam attempt \d+: The grade could not be stored\.$/,
  );
  await isPassed('behind');
  await isWaiting('broken');
  await gradeAllWaiting(exams());
  await isPassed('broken');
});

test.each([
  ['half a pair', 'per\ud800mit'],
  ['a null character', 'per\0mit'],
])('an answer that hides %s in its JSON is refused when it is saved', async (_, typed) => {
  const { id: examId } = (await academy.call('odd', 'GET', '/exams/ends')).body;
  const { body } = await academy.call('odd', 'POST', '/me/exams/attempts', { examId });
  const { id, answers } = body as Schema<'ExamAttempt'>;
  const { examAnswerId, examQuestionId } = answers[0] ?? {};
  const { status } = await academy.call(
    'odd',
    'PUT',
    `/me/exams/attempts/${id}/answers/${examAnswerId}`,
    { examQuestionId, text: JSON.stringify({ ends: typed }) },
  );
  expect(status).toBe(422);
});
