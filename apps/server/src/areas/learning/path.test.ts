import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram, type Course, type Product } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give, learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { pauseAccess } from '../grants/given-access.fixture.ts';

let academy: TestApp;
let free: Course;
let paid: Course;
let advanced: Course;
let blocked: Course;
let network: Product;
let security: Product;
beforeAll(async () => {
  academy = await createWorld();
  free = await addCourse(academy, { lessons: 2 });
  await addPrices(academy, free, [{ type: 'free' }]);
  paid = await addCourse(academy, { lessons: 2 });
  await addPrices(academy, paid, [{ type: 'oneTime', amount: 9900 }]);
  advanced = await addCourse(academy, { level: 2 });
  blocked = await addCourse(academy, { prerequisites: [paid] });
  network = await addProgram(academy, [paid, advanced], { leadsTo: 'networkJob' });
  security = await addProgram(academy, [blocked], { leadsTo: 'securityJob' });
});
afterAll(() => academy.close());

let count = 0;
async function newPerson() {
  count += 1;
  await addPeople(academy, `walker${count}`);
  return `walker${count}`;
}
const pathOf = async (person: string): Promise<Schema<'LearningPath'>> =>
  (await academy.call(person, 'GET', '/me/path')).body;
const dashboardOf = async (person: string): Promise<Schema<'Dashboard'>> =>
  (await academy.call(person, 'GET', '/me/dashboard')).body;
const idsOf = ({ steps }: Schema<'LearningPath'>) => steps.map(({ module }) => module.id);

test('a new account begins with the free course, and sees what follows and what it costs', async () => {
  const person = await newPerson();
  const path = await pathOf(person);
  expect(idsOf(path)).toEqual([free.id, paid.id, advanced.id, network.id]);
  expect(path.steps.map(({ price }) => price)).toEqual([
    null,
    { amount: 9900, currency: 'USD' },
    null,
    null,
  ]);
  const home = await dashboardOf(person);
  expect(home).toMatchObject({ visit: 'first', hasPath: true, learning: [] });
  expect(home.continueLearning).toMatchObject({
    isFree: true,
    lesson: { id: free.lessons[0]?.id, product: { id: free.id } },
  });
});

test('the path says what comes each evening, who reads the first homework and how soon', async () => {
  const person = await newPerson();
  await addPerson(academy, 'reader', { roles: ['mentor'] });
  const course = await addCourse(academy, {
    lessons: [{}, { quiz: true }, { homework: {} }],
    mentors: ['reader'],
  });
  await give(academy, person, course);
  const { lessons, mentoring } = await pathOf(person);
  expect(lessons.map(({ lesson, ...rest }) => [lesson.id, rest.hasQuiz, rest.hasHomework])).toEqual(
    [
      [course.lessons[0]?.id, false, false],
      [course.lessons[1]?.id, true, false],
      [course.lessons[2]?.id, false, true],
    ],
  );
  expect(mentoring).toMatchObject({
    lesson: { id: course.lessons[2]?.id, product: { id: course.id } },
    number: 3,
    mentors: [{ id: await academy.userId('reader') }],
    wait: null,
  });
  await learn(academy, person, course, { done: 1 });
  expect((await pathOf(person)).lessons).toHaveLength(2);
  expect((await pathOf(await newPerson())).mentoring).toBeNull();
});

test('the goal chooses the program, and the answer is there at once', async () => {
  const person = await newPerson();
  await academy.call(person, 'PATCH', '/me/goals', { goal: 'securityJob' });
  expect(idsOf(await pathOf(person))).toEqual([free.id, blocked.id, security.id]);
  await academy.call(person, 'PATCH', '/me/goals', { goal: 'networkJob', level: 'inItNow' });
  expect(idsOf(await pathOf(person))).toEqual([free.id, advanced.id, network.id]);
});

test('what was bought leads home and path; a program is a path of its own', async () => {
  const person = await newPerson();
  await give(academy, person, paid);
  expect((await pathOf(person)).steps[0]).toMatchObject({ kind: 'lead', module: { id: paid.id } });
  expect((await dashboardOf(person)).continueLearning?.lesson.product.id).toBe(paid.id);
  await give(academy, person, network);
  expect((await pathOf(person)).steps).toEqual([]);
  expect((await dashboardOf(person)).hasPath).toBe(false);
});

test('after the first lesson home is as usual, and after two weeks away it says so', async () => {
  const person = await newPerson();
  await learn(academy, person, free, { done: 1 });
  expect((await dashboardOf(person)).visit).toBe('usual');
  academy.clock.advance(14 * 86_400_000);
  expect((await dashboardOf(person)).visit).toBe('back');
});

type Step = 'have' | 'learn' | 'finish' | 'lose' | 'apply';
const states = fc.array(
  fc.record({
    what: fc.constantFrom('free', 'paid', 'advanced', 'blocked', 'program'),
    step: fc.constantFrom<Step>('have', 'learn', 'finish', 'lose', 'apply'),
  }),
  { maxLength: 4 },
);

async function bring(person: string, what: string, step: Step) {
  const products = { free, paid, advanced, blocked, program: network };
  const product = products[what as keyof typeof products];
  const id = await academy.userId(person);
  if (step === 'apply') {
    const body = { moduleId: network.id };
    await academy.call(person, 'POST', '/me/modules?action=apply', body);
    return;
  }
  await give(academy, person, product);
  if (step === 'lose') await pauseAccess(academy, id, product.id);
  if (!('lessons' in product) || step === 'have' || step === 'lose') return;
  await academy.call(person, 'PATCH', `/me/modules/${product.id}?action=start`);
  for (const lesson of step === 'finish' ? product.lessons : [])
    await academy.call(person, 'PATCH', `/me/modules/${lesson.id}`);
}

test('whatever an account has, the lesson on its home opens at one click', async () => {
  await fc.assert(
    fc.asyncProperty(states, async (steps) => {
      const person = await newPerson();
      for (const { what, step } of steps) await bring(person, what, step);
      const { continueLearning } = await dashboardOf(person);
      const isFreeDone = steps.some(({ what, step }) => what === 'free' && step === 'finish');
      if (continueLearning === null) {
        expect(isFreeDone).toBe(true);
        return;
      }
      const { id } = continueLearning.lesson;
      const started = await academy.call(person, 'PATCH', `/me/modules/${id}?action=start`);
      expect([started.status, started.body.type]).toEqual([200, ModuleType.lesson]);
      expect((await academy.call(person, 'GET', `/me/lessons/${id}`)).status).toBe(200);
      const { steps: path } = await pathOf(person);
      const [first] = path;
      if (first) expect(first.module.id).toBe(continueLearning.lesson.product.id);
    }),
    { numRuns: 40 },
  );
}, 120_000);
