import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import type { Definition } from '@uplink/net/exercise';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../audit/invariant.ts';
import { invariants } from '../../../audit/invariants.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse, type Course } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { dnsOnly, endsOfNetwork } from '../../../testing/world/exercises.ts';
import { learn } from '../../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../../testing/world/people.ts';

let academy: TestApp;
let course: Course;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner');
  const ownerId = await addPerson(academy, 'author', { roles: ['mentor'] });
  course = await addCourse(academy, { lessons: [{}], ownerId });
  await learn(academy, 'learner', course, { done: 0 });
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const lessonId = () => course.lessons[0]?.id ?? 0;
const url = () => `/creator/modules/${lessonId()}/exercises`;
const list = async (): Promise<Schema<'AuthoredExercise'>[]> =>
  (await academy.call('author', 'GET', url())).body.exercises;
const create = (definition: Definition | object, changeId: string = randomUUID()) =>
  academy.call('author', 'POST', url(), { definition: JSON.stringify(definition), changeId });
const change = (id: number, definition: Definition, version: number) =>
  academy.call('author', 'PUT', `/creator/exercises/${id}`, {
    definition: JSON.stringify(definition),
    version,
  });
const remove = (id: number, version: number) =>
  academy.call('author', 'DELETE', `/creator/exercises/${id}?version=${version}`);

test('an exercise is added once, with its model answer and tests', async () => {
  const changeId = randomUUID();
  const first = await create(dnsOnly, changeId);
  expect(first.status).toBe(200);
  expect((await create(dnsOnly, changeId)).body).toEqual(first.body);
  const stored = await list();
  expect(stored).toEqual([first.body]);
  expect(JSON.parse(stored[0]?.definition ?? '')).toEqual(dnsOnly);
  expect((await remove(first.body.id, 1)).status).toBe(204);
});

test.each([
  ['a definition of another format', { ...dnsOnly, script: '' }, 'additional properties'],
  ['one without a second right answer', { ...dnsOnly, tests: [] }, 'too-few-accepted'],
  [
    'one whose required goal refuses nothing',
    { ...dnsOnly, tests: dnsOnly.tests.slice(0, 1) },
    'goal-without-refusal',
  ],
  [
    'one that accepts what a test refuses',
    { ...dnsOnly, tests: [...dnsOnly.tests, { refuse: dnsOnly.model.texts, unmet: ['dns'] }] },
    'accepted',
  ],
  ['a variant that fails', { ...dnsOnly, task: ['{nowhere}'] }, 'draw'],
  ['a text that no database keeps', { ...dnsOnly, title: 'a\0b' }, 'no text may have'],
])('the gate refuses %s', async (_, definition, words) => {
  const { status, body } = await create(definition);
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(words)]);
});

test('a change is the next version, and one decided on an older version is refused', async () => {
  const { body: made } = await create(endsOfNetwork());
  const changed = await change(made.id, endsOfNetwork('See'), 1);
  expect(changed.body).toMatchObject({ version: 2 });
  expect((await change(made.id, endsOfNetwork('See'), 1)).body.version).toBe(2);
  const late = await change(made.id, endsOfNetwork('Read'), 1);
  expect([late.status, late.body.current]).toEqual([409, expect.objectContaining({ version: 2 })]);
});

test('a learner goes on with the version they began, and their answers are never thrown away', async () => {
  const { body: made } = await create(dnsOnly);
  await academy.call('learner', 'PUT', `/me/exercises/${made.id}/answer`, {
    texts: { 'GUEST-IN': 'permit udp any any eq 53' },
    definitionVersion: 1,
  });
  expect((await change(made.id, { ...dnsOnly, title: 'DNS only' }, 1)).body.answerCount).toBe(1);
  const own = await academy.call('learner', 'GET', `/me/modules/${lessonId()}/exercises`);
  const begun = own.body.exercises.find(({ id }: { id: number }) => id === made.id);
  expect([begun.version, begun.definition.title]).toEqual([1, 'DNS and nothing else']);
  expect((await remove(made.id, 2)).status).toBe(409);
});

test('removing one leaves a place that the next does not take twice', async () => {
  const [first, second] = [(await create(dnsOnly)).body, (await create(dnsOnly)).body];
  await remove(first.id, 1);
  expect((await create(endsOfNetwork())).status).toBe(200);
  expect((await list()).map(({ id }) => id)).toContain(second.id);
});
