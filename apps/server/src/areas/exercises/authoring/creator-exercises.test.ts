import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import type { Definition } from '@uplink/net/exercise';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../audit/invariant.ts';
import { invariants } from '../../../audit/invariants.ts';
import { races, raceTime } from '../../../testing/races.ts';
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
  ['another format', { ...dnsOnly, script: '' }, { exercise: 'The exercise: there is no script.' }],
  [
    'a goal without a check that exists',
    { ...dnsOnly, goals: [{ ...dnsOnly.goals[0], check: { kind: 'magic' } }] },
    { 'goals.0': 'Goal 1 › check: the kind of check is missing or unknown.' },
  ],
  [
    'a seed that is none',
    { ...dnsOnly, seeds: [1, 'five', 1] },
    { seeds: 'seeds › 2: a whole number is needed. seeds: 1 and 3 are the same.' },
  ],
  [
    'no test at all',
    { ...dnsOnly, tests: [] },
    {
      tests: 'Add a test with a right answer that is written differently from the model answer.',
      'goals.0': 'Add a test with a wrong answer that “DNS only” refuses.',
    },
  ],
  [
    'a wrong answer that is accepted',
    { ...dnsOnly, tests: [...dnsOnly.tests, { refuse: dnsOnly.model.texts, unmet: ['dns'] }] },
    { 'tests.2': "Test 3 should be refused by “DNS only”, but isn't." },
  ],
  [
    'a wrong answer without the goal that refuses it',
    { ...dnsOnly, tests: [...dnsOnly.tests, { refuse: { DNS_ONLY: 'x' }, unmet: [] }] },
    { 'tests.2': "Test 3: name at least one goal that this answer doesn't meet." },
  ],
  [
    'a variant that fails',
    { ...dnsOnly, task: ['{nowhere}'] },
    { variants: 'No values can be drawn. There is no value “nowhere”.' },
  ],
])('the gate refuses %s, and says where', async (_, definition, fieldErrors) => {
  const { status, body } = await create(definition);
  expect([status, body.fieldErrors]).toEqual([422, fieldErrors]);
  expect(body.message).toBe(Object.values(fieldErrors).join(' '));
});

test('a text that no database keeps is refused', async () => {
  const { status, body } = await create({ ...dnsOnly, title: 'a\0b' });
  expect([status, body.message]).toEqual([422, expect.stringContaining('no text may have')]);
});

test.each([
  ['half of a pair', { ...dnsOnly, title: 'a\uD800b' }, 'no text may have'],
  ['lists in lists', `{"exercise":1,"x":${'['.repeat(40_000)}${']'.repeat(40_000)}}`, 'too deeply'],
])('%s is refused', async (_, given, sentence) => {
  const definition = typeof given === 'string' ? given : JSON.stringify(given);
  const { status, body } = await academy.call('author', 'POST', url(), {
    definition,
    changeId: randomUUID(),
  });
  expect([status, body.message]).toEqual([422, expect.stringContaining(sentence)]);
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

test(
  'an answer that is saved while its exercise is removed is kept, or refused',
  async () => {
    for (let round = 0; round < races; round += 1) {
      const { body: made } = await create(dnsOnly);
      const [saved, removed] = await Promise.all([
        academy.call('learner', 'PUT', `/me/exercises/${made.id}/answer`, {
          texts: { 'GUEST-IN': 'permit udp any any eq 53' },
          definitionVersion: 1,
        }),
        remove(made.id, 1),
      ]);
      expect([
        [200, 409],
        [404, 204],
      ]).toContainEqual([saved.status, removed.status]);
      const [kept] = (await list()).filter(({ id }) => id === made.id);
      expect(kept?.answerCount).toBe(saved.status === 200 ? 1 : undefined);
    }
  },
  raceTime,
);

test('removing one leaves a place that the next does not take twice', async () => {
  const [first, second] = [(await create(dnsOnly)).body, (await create(dnsOnly)).body];
  await remove(first.id, 1);
  expect((await create(endsOfNetwork())).status).toBe(200);
  expect((await list()).map(({ id }) => id)).toContain(second.id);
});
