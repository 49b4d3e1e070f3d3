import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { dnsOnly, endsOfNetwork } from '../../testing/world/exercises.ts';
import { addPerson } from '../../testing/world/people.ts';
import { exerciseQuestion } from '../../testing/world/questions.ts';

let academy: TestApp;
let course: Course;
beforeAll(async () => {
  academy = await createWorld();
  const ownerId = await addPerson(academy, 'author', { roles: ['mentor'] });
  course = await addCourse(academy, { lessons: [{}], ownerId });
});
afterAll(() => academy.close());

const untested = exerciseQuestion({ ...dnsOnly, tests: [] });
const sound = exerciseQuestion(endsOfNetwork());
/** Wildcards with holes: the engine has much to tell apart. */
const slowList = Array.from(
  { length: 60 },
  (_, at) =>
    `permit tcp ${at}.${at}.0.${at} 170.85.${255 - at}.170 0.${at}.${at}.1 85.${at}.170.85 range ${at} ${9000 + at}`,
).join('\n');
const slow = exerciseQuestion({
  ...dnsOnly,
  seeds: Array.from({ length: 40 }, (_, at) => at),
  tests: [
    ...dnsOnly.tests,
    ...Array.from({ length: 20 }, () => ({
      refuse: { 'GUEST-IN': slowList },
      unmet: ['dns'],
    })),
  ],
});
const lessonUrl = () => `/creator/modules/${course.lessons[0]?.id}/quizzes`;
const toBank = (question: object) =>
  academy.call('author', 'POST', '/creator/questions', {
    ...question,
    topic: 'Lists',
    difficulty: 1,
    weight: 1,
    changeId: randomUUID(),
  });

test('a quiz with an exercise that fails its own tests is neither created nor saved', async () => {
  const quiz = (question: object) => ({ title: 'Exercises', questions: [sound, question] });
  const refused = await academy.call('author', 'POST', lessonUrl(), quiz(untested));
  expect([refused.status, refused.body.fieldErrors]).toEqual([
    422,
    {
      'questions.1.question': expect.stringContaining('written differently from the model answer'),
    },
  ]);
  const { body: made } = await academy.call('author', 'POST', lessonUrl(), quiz(sound));
  const changed = await academy.call('author', 'PUT', `${lessonUrl()}/${made.id}`, {
    ...quiz(untested),
    version: made.version,
  });
  expect([changed.status, JSON.stringify(changed.body)]).toEqual([
    422,
    expect.stringContaining('written differently from the model answer'),
  ]);
});

test('the bank takes no exercise that fails its own tests', async () => {
  const refused = await toBank(untested);
  expect([refused.status, refused.body.fieldErrors]).toEqual([
    422,
    { question: expect.stringContaining('written differently from the model answer') },
  ]);
  const { body: made } = await toBank(sound);
  const { id, version } = made as Schema<'BankQuestion'>;
  const { status } = await academy.call('author', 'PUT', `/creator/questions/${id}`, {
    ...untested,
    topic: 'Lists',
    difficulty: 1,
    weight: 1,
    version,
  });
  expect(status).toBe(422);
});

test('while the tests of an exercise run, the server answers others', {
  timeout: 60_000,
}, async () => {
  // The threads are started, so that only the tests are measured.
  await toBank(sound);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const begun = performance.now();
  delay.enable();
  const { status } = await toBank(slow);
  delay.disable();
  const took = performance.now() - begun;
  expect(status).toBe(200);
  expect(took).toBeGreaterThan(300);
  expect(delay.max / 1e6).toBeLessThan(took / 2);
});
