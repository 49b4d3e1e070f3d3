import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course, type Product } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { endsOfNetwork } from '../../testing/world/exercises.ts';
import { addLab } from '../../testing/world/labs.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { buy, saveCard } from './orders.fixture.ts';

/** What only buyers may read. */
const secret = 'only-for-buyers';

let academy: TestApp;
let course: Course;
let lab: Product;
beforeAll(async () => {
  academy = await createWorld();
  course = await addCourse(academy, {
    lessons: [
      {
        description: `<p>${secret}</p>`,
        hasVideo: true,
        quiz: true,
        homework: {},
        exercises: [endsOfNetwork(secret)],
        resources: [{ title: secret, url: 'https://example.org/sheet' }],
      },
    ],
  });
  lab = await addLab(academy, [course], { about: 'For buyers' });
  const { priceIds } = await addPrices(academy, course);
  for (const person of ['payer', 'passer']) await addPerson(academy, person);
  await saveCard(academy, 'payer');
  await buy(academy, 'payer', priceIds[0] ?? 0);
  await academy.call('payer', 'PATCH', `/me/modules/${course.id}?action=start`, {});
});
afterAll(() => academy.close());

/** Every call that gives content of a product, or does something with it. */
const calls: ['GET' | 'POST' | 'PATCH', (lesson: number) => string, object?][] = [
  ['GET', (lesson) => `/me/lessons/${lesson}`],
  ['PATCH', (lesson) => `/me/modules/${lesson}?action=start`, {}],
  ['GET', (lesson) => `/me/modules/${lesson}/quiz`],
  ['GET', (lesson) => `/me/modules/${lesson}/homework`],
  ['GET', (lesson) => `/me/modules/${lesson}/exercises`],
  ['GET', (lesson) => `/modules/${lesson}/questions`],
  ['POST', (lesson) => `/me/modules/${lesson}/stats`, { position: 5, secondsWatched: 5 }],
  ['GET', (lesson) => `/me/modules/${lesson}/resources`],
  ['POST', () => `/me/labs/${lab.id}/access`],
];

test.each(calls)('M-26: %s %s answers only those who paid', async (method, url, body) => {
  const at = url(course.lessons[0]?.id ?? 0);
  const refused = await academy.call('passer', method, at, body);
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(JSON.stringify(refused.body)).not.toContain(secret);
  expect((await academy.call('payer', method, at, body)).status).toBeLessThan(300);
});

test('M-26: no one starts what they did not pay for, or reads it like a free lesson', async () => {
  const start = `/me/modules/${course.id}?action=start`;
  const lesson = `/lessons/${course.lessons[0]?.id}`;
  for (const [method, url] of [
    ['PATCH', start],
    ['GET', lesson],
    ['GET', `${lesson}/quiz`],
    ['GET', `${lesson}/exercises`],
  ] as const) {
    const { status, body } = await academy.call(
      'passer',
      method,
      url,
      method === 'PATCH' ? {} : undefined,
    );
    expect([url, status >= 400]).toEqual([url, true]);
    expect(JSON.stringify(body)).not.toContain(secret);
  }
});

test('M-26: files of a product are listed to those who have it', async () => {
  await academy.db
    .insertInto('module_resource')
    .values({ module_id: course.id, title: secret, url: 'https://example.org/all', position: 1 })
    .execute();
  const url = `/me/modules/${course.id}/resources`;
  expect((await academy.call('passer', 'GET', url)).body).toEqual([]);
  expect((await academy.call('payer', 'GET', url)).body).toMatchObject([{ title: secret }]);
});
