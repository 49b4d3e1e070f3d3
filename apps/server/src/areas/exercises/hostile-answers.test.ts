import type { Schema } from '@uplink/api-client';
import { type Definition, draw, grade } from '@uplink/net/exercise';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { dnsOnly, endsOfNetwork } from '../../testing/world/exercises.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';

const gateway: Definition = {
  exercise: 1,
  kind: 'configure',
  title: 'A gateway',
  task: ['Give R1 its address.'],
  seeds: [1],
  network: {
    devices: [
      { name: 'PC1', kind: 'host', start: 'ip address 10.0.0.9/24', x: 10, y: 50 },
      { name: 'R1', kind: 'router', start: 'hostname R1', x: 90, y: 50 },
    ],
    links: [{ a: 'PC1 eth0', b: 'R1 Gi0/0' }],
    locked: ['PC1'],
  },
  goals: [
    { id: 'near', title: 'PC1 reaches R1', check: { kind: 'reach', from: 'PC1', to: '10.0.0.1' } },
  ],
  model: {
    texts: {
      log: 'R1: conf t\nR1: int g0/0\nR1: ip address 10.0.0.1 255.255.255.0\nR1: no shutdown',
    },
  },
  tests: [],
};

let academy: TestApp;
let course: Course;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'racer');
  course = await addCourse(academy, {
    lessons: [{ exercises: [endsOfNetwork(), dnsOnly, gateway] }],
  });
  for (const person of ['learner', 'racer']) await learn(academy, person, course, { done: 0 });
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const exerciseOf = async (kind: string, person = 'learner') => {
  const url = `/me/modules/${course.lessons[0]?.id}/exercises`;
  const { body } = await academy.call(person, 'GET', url);
  const found = (body as Schema<'LessonExercises'>).exercises.find(
    ({ definition }) => definition.kind === kind,
  );
  if (!found) throw new Error(`There is no ${kind} exercise.`);
  return found;
};

async function check(kind: string, texts: object, more: object = {}, person = 'learner') {
  const { id, version } = await exerciseOf(kind, person);
  const body = { texts, definitionVersion: version, ...more };
  return academy.call(person, 'POST', `/me/exercises/${id}/check`, body);
}

const right = gateway.model.texts.log ?? '';

test.each([
  ['another device', right.replaceAll('R1: ', 'R9: ')],
  ['a device that may only be looked at', `PC1: ip address 10.0.0.1/24\n${right.slice(0, 40)}`],
  ['names of objects', 'constructor: conf t\n__proto__: conf t\ntoString: enable'],
  ['what only a grade has', 'passed: true\n{"passed":true,"goals":[]}'],
  ['no device', right.replaceAll('R1: ', '')],
  ['control characters', right.replaceAll('R1: ', 'R1: \u0007')],
])('a log with %s is played like any other', async (_what, log) => {
  const { status, body } = await check('configure', { log });
  if (status === 422) return;
  expect(body.graded.grade).toEqual(grade(draw(gateway, 1), { texts: { log } }));
  expect(body.graded.grade.passed).toBe(false);
});

test('the variant and the verdict are the server’s', async () => {
  const { seed } = await exerciseOf('address');
  const other = [7, 8, 9].find((one) => one !== seed) ?? 0;
  const { last } = draw(endsOfNetwork(), other).definition.model.texts;
  expect((await check('address', { last }, { seed: other })).status).toBe(422);
  expect((await check('address', { last }, { grade: { passed: true } })).status).toBe(422);
  const seen = [{ goal: 'last', verdict: 'met' }];
  const { body } = await check('address', { last }, { seen });
  expect(body.graded.grade.passed).toBe(false);
});

test('an answer to another version of the exercise is refused', async () => {
  for (const definitionVersion of [0, 2, 2147483647, '1', null])
    expect([409, 422]).toContain((await check('acl', {}, { definitionVersion })).status);
});

test('an answer fills in what this kind of exercise asks for', async () => {
  for (const [kind, texts] of [
    ['acl', { log: right }],
    ['acl', { last: '10.0.0.1' }],
    ['address', { 'GUEST-IN': 'permit ip any any' }],
    ['configure', { 'GUEST-IN': 'permit ip any any' }],
    ['configure', { log: [right] }],
    ['configure', { log: { text: right } }],
    ['configure', { log: 1 }],
    ['configure', { log: `${right}\0` }],
    ['configure', { constructor: right }],
  ] as const)
    expect((await check(kind, texts)).status).toBe(422);
});

test('a draft takes 64,000 characters, and no more', async () => {
  const { id, version } = await exerciseOf('configure');
  const save = (log: string, more = {}) =>
    academy.call('learner', 'PUT', `/me/exercises/${id}/answer`, {
      texts: { log, ...more },
      definitionVersion: version,
    });
  expect((await save('x'.repeat(64_000))).status).toBe(200);
  expect((await save('x'.repeat(64_001))).status).toBe(422);
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`t${at}`, '']));
  expect((await save('', many)).status).toBe(422);
  expect((await check('configure', { log: `R1: ${'?'.repeat(63_000)}` })).status).toBe(200);
});

test('a grade belongs to the answer that was graded, whatever is saved meanwhile', async () => {
  const { id, version } = await exerciseOf('acl', 'racer');
  const lists = ['permit udp any any eq 53', 'permit ip any any', 'deny ip any any'];
  for (let round = 0; round < 6; round += 1) {
    const save = (list: string) =>
      academy.call('racer', 'PUT', `/me/exercises/${id}/answer`, {
        texts: { 'GUEST-IN': list },
        definitionVersion: version,
      });
    const both = lists.flatMap((list) => [
      check('acl', { 'GUEST-IN': list }, {}, 'racer'),
      save(list),
    ]);
    for (const { status, body } of await Promise.all(both)) {
      expect([200, 429]).toContain(status);
      if (!body.graded) continue;
      const { texts } = body.answer;
      expect(body.graded.grade).toEqual(grade(draw(dnsOnly, 1), { texts }));
    }
    const { answer, graded } = await exerciseOf('acl', 'racer');
    if (graded)
      expect(graded.grade).toEqual(grade(draw(dnsOnly, 1), { texts: answer?.texts ?? {} }));
  }
});
