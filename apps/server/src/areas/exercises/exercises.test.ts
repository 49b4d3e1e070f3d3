import type { Schema } from '@uplink/api-client';
import { draw, grade } from '@uplink/net/exercise';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { dnsOnly, endsOfNetwork } from '../../testing/world/exercises.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';
import { requireDefinition } from './authoring/definition-format.ts';
import { canonicalJson } from './authoring/exercise.service.ts';

let academy: TestApp;
let course: Course;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'other', 'hints');
  const exercises = [endsOfNetwork(), dnsOnly];
  course = await addCourse(academy, { lessons: [{ exercises, isFree: true }, { exercises }] });
  for (const person of ['learner', 'other', 'hints'])
    await learn(academy, person, course, { done: 0 });
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const lessonId = (at = 0) => course.lessons[at]?.id ?? 0;
const read = async (person = 'learner'): Promise<Schema<'LessonExercises'>> =>
  (await academy.call(person, 'GET', `/me/modules/${lessonId()}/exercises`)).body;
const exerciseOf = async (kind: string, person = 'learner') => {
  const { exercises } = await read(person);
  const found = exercises.find(({ definition }) => definition.kind === kind);
  if (!found) throw new Error(`There is no ${kind} exercise.`);
  return found;
};
const check = async (texts: object, more: object = {}, person = 'learner') => {
  const { id } = await exerciseOf('acl', person);
  return academy.call(person, 'POST', `/me/exercises/${id}/check`, {
    texts,
    definitionVersion: 1,
    ...more,
  });
};

describe('reading', () => {
  test('gives the drawn exercise with its goals, and neither the model nor the tests', async () => {
    const { definition, seed, values } = await exerciseOf('address');
    const drawn = draw(endsOfNetwork(), seed);
    expect(values).toEqual(drawn.values);
    expect(definition).toMatchObject({ model: { texts: {} }, tests: [] });
    expect(definition.goals).toEqual(drawn.definition.goals);
    expect([7, 8, 9]).toContain(seed);
  });

  test('gives the same variant each time', async () => {
    expect((await exerciseOf('address')).seed).toBe((await exerciseOf('address')).seed);
  });

  test('names the exercises in the lesson', async () => {
    const { body } = await academy.call('learner', 'GET', `/me/lessons/${lessonId()}`);
    expect(body.exercises).toEqual(['Ends of a network', 'DNS and nothing else']);
  });
});

describe('an answer', () => {
  test('is saved with a receipt, and read back', async () => {
    const { id } = await exerciseOf('address');
    const body = { texts: { last: '10.0' }, definitionVersion: 1 };
    const first = await academy.call('learner', 'PUT', `/me/exercises/${id}/answer`, body);
    expect(first.body).toMatchObject({ texts: { last: '10.0' }, version: 1 });
    const again = await academy.call('learner', 'PUT', `/me/exercises/${id}/answer`, body);
    expect(again.body.version).toBe(1);
    const stale = { ...body, texts: { last: '10.1' }, baseVersion: 0 };
    expect((await academy.call('learner', 'PUT', `/me/exercises/${id}/answer`, stale)).status).toBe(
      409,
    );
    expect((await exerciseOf('address')).answer).toMatchObject(first.body);
  });

  test('keeps the hints that were opened, on every device, and its grade with them', async () => {
    const texts = { 'GUEST-IN': 'permit udp any any' };
    const { graded } = (await check(texts, {}, 'hints')).body;
    const { id, answer } = await exerciseOf('acl', 'hints');
    const save = (hints: object) =>
      academy.call('hints', 'PUT', `/me/exercises/${id}/answer`, {
        texts,
        hints,
        definitionVersion: 1,
        baseVersion: answer?.version,
      });
    expect((await save({ dns: 2 })).body).toMatchObject({ hints: { dns: 2 }, version: 1 });
    expect((await save({ dns: 1 })).body.hints).toEqual({ dns: 2 });
    await check({ 'GUEST-IN': 'permit udp any any' }, {}, 'hints');
    expect(await exerciseOf('acl', 'hints')).toMatchObject({
      answer: { hints: { dns: 2 } },
      graded,
    });
    expect((await save({ other: 1 })).status).toBe(422);
  });

  test('names only what the exercise asks for', async () => {
    expect((await check({ 'OTHER-LIST': 'permit ip any any' })).status).toBe(422);
  });

  test('of an older version of the exercise is refused', async () => {
    expect((await check({}, { definitionVersion: 2 })).status).toBe(409);
  });
});

describe('checking', () => {
  test('shows a packet that is treated otherwise than wanted, as the browser does', async () => {
    const texts = { 'GUEST-IN': 'permit udp any any' };
    const { body } = await check(texts);
    expect(body.graded.grade).toEqual(grade(draw(dnsOnly, 1), { texts }));
    expect(body.graded.grade.goals[0]).toMatchObject({
      verdict: 'unmet',
      witness: { wanted: 'deny', given: 'permit', line: 1 },
    });
    expect((await exerciseOf('acl')).graded).toEqual(body.graded);
  });

  test('accepts a right answer however it is written', async () => {
    const { body } = await check({ 'GUEST-IN': 'permit udp any any eq domain\ndeny ip any any' });
    expect(body.graded.grade.passed).toBe(true);
  });

  test('the same answer again returns the stored grade', async () => {
    const texts = { 'GUEST-IN': 'permit tcp any any' };
    const first = await check(texts, {}, 'other');
    academy.clock.advance(60_000);
    expect((await check(texts, {}, 'other')).body.graded).toEqual(first.body.graded);
    const stale = await check({ 'GUEST-IN': 'deny ip any any' }, {}, 'other');
    expect(stale.body.graded.gradedAt).not.toBe(first.body.graded.gradedAt);
  });

  test('ends a hostile answer within its budget, undecided', async () => {
    const bits = Array.from({ length: 31 }, (_, at) => 2 ** (31 - at));
    const dotted = (value: number) =>
      [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.');
    const lines = bits.map((bit) => {
      const match = `${dotted(bit)} ${dotted(~bit)}`;
      return `permit ip ${match} ${match}`;
    });
    const { body } = await check({ 'GUEST-IN': lines.join('\n') });
    expect(body.graded.grade.goals[0]).toMatchObject({ verdict: 'undecided', cause: 'budget' });
  });
});

describe('a visitor', () => {
  const visit = (method: 'GET' | 'POST', url: string, payload?: object) =>
    academy.app.inject({ method, url, ...(payload && { payload }) });

  test('uses the exercises of a free lesson', async () => {
    const { exercises } = (await visit('GET', `/lessons/${lessonId()}/exercises`)).json();
    expect(exercises[0]).toMatchObject({ seed: 7, answer: null, graded: null });
    const answer = {
      exerciseId: exercises[1].id,
      definitionVersion: 1,
      texts: { 'GUEST-IN': 'permit udp any any eq 53' },
    };
    const checked = await visit('POST', `/lessons/${lessonId()}/exercises/check`, answer);
    expect(checked.json().grade.passed).toBe(true);
  });

  test('finds none in other lessons', async () => {
    expect((await visit('GET', `/lessons/${lessonId(1)}/exercises`)).statusCode).toBe(404);
  });
});

test('a definition has the format of one', () => {
  expect(requireDefinition(dnsOnly)).toEqual(dnsOnly);
  expect(() => requireDefinition({ ...dnsOnly, script: '' })).toThrow('there is no script');
});

test('canonical JSON does not depend on the order of keys', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: 1 })).toBe('{"a":1,"b":[{"c":2,"d":1}]}');
});
