import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { buy, depsOf, order, orderFor, saveCard } from './orders.fixture.ts';
import { refundPurchase } from './refunds.service.ts';

let academy: TestApp;
let course: Course;
let lessonId: number;
let priceId: number;
let people = 0;
let buyer: string;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});
beforeEach(async () => {
  people += 1;
  buyer = `reader-${people}`;
  await addPerson(academy, buyer);
  await saveCard(academy, buyer);
  course = await addCourse(academy, { lessons: 3 });
  lessonId = course.lessons[1]?.id ?? 0;
  const lesson = { id: lessonId, name: 'Lesson', uniqueName: 'lesson' };
  [priceId = 0] = (await addPrices(academy, lesson, [{ type: 'oneTime', amount: 900 }])).priceIds;
});

const open = (id = lessonId) => academy.call(buyer, 'GET', `/me/lessons/${id}`);
const outline = async () =>
  (await academy.call(buyer, 'GET', `/me/modules/${course.id}/outline`)).body.sections[0].lessons;

test('a lesson that is sold by itself says so while it is locked, and no other lesson does', async () => {
  expect(await open()).toMatchObject({
    status: 403,
    body: { code: 'locked', next: { kind: 'purchase', moduleId: course.id, lessonId } },
  });
  expect((await open(course.lessons[2]?.id)).body.next).not.toHaveProperty('lessonId');
  expect(await outline()).toMatchObject([{}, { isLocked: true, isForSale: true }, {}]);
  expect((await outline())[2]).not.toHaveProperty('isForSale');
});

test('bought, it opens by itself: without its course and without the lesson before it', async () => {
  const { purchase, next } = await buy(academy, buyer, priceId);
  expect([purchase?.product.id, next]).toEqual([lessonId, 'start']);
  expect((await open()).status).toBe(200);
  for (const { id } of course.lessons)
    expect((await open(id)).status).toBe(id === lessonId ? 200 : 403);
  const start = (id: number) => academy.call(buyer, 'PATCH', `/me/modules/${id}?action=start`, {});
  expect((await start(lessonId)).status).toBe(200);
  expect((await start(course.lessons[0]?.id ?? 0)).status).toBe(403);
  expect((await academy.call(buyer, 'PATCH', `/me/modules/${lessonId}`, {})).status).toBe(200);
  expect(await outline()).toMatchObject([
    { isLocked: true },
    { isLocked: false, status: 3 },
    { isLocked: true },
  ]);
});

test('its quiz and homework open with it, and those of the other lessons stay closed', async () => {
  const work = { quiz: true as const, homework: {} };
  course = await addCourse(academy, { lessons: [work, work, work] });
  lessonId = course.lessons[1]?.id ?? 0;
  const lesson = { id: lessonId, name: 'Lesson', uniqueName: 'lesson-with-work' };
  [priceId = 0] = (await addPrices(academy, lesson, [{ type: 'oneTime', amount: 900 }])).priceIds;
  const read = (id: number, what: string) =>
    academy.call(buyer, 'GET', `/me/modules/${id}/${what}`).then(({ status }) => status);
  for (const { id } of course.lessons)
    expect([await read(id, 'quiz'), await read(id, 'homework')]).toEqual([403, 403]);
  await buy(academy, buyer, priceId);
  for (const { id } of course.lessons) {
    const expected = id === lessonId ? 200 : 403;
    expect([await read(id, 'quiz'), await read(id, 'homework')]).toEqual([expected, expected]);
  }
});

test('what was done in it counts once the course is bought', async () => {
  await buy(academy, buyer, priceId);
  await academy.call(buyer, 'PATCH', `/me/modules/${lessonId}?action=start`, {});
  await academy.call(buyer, 'PATCH', `/me/modules/${lessonId}`, {});
  const { priceIds } = await addPrices(academy, course);
  await buy(academy, buyer, priceIds[0] ?? 0);
  await academy.call(buyer, 'PATCH', `/me/modules/${course.id}?action=start`, {});
  const { body } = await academy.call(buyer, 'GET', `/me/modules/${course.id}/outline`);
  expect([body.done, body.total]).toEqual([1, 3]);
});

test('a refund closes it and nothing else', async () => {
  const { purchase } = await buy(academy, buyer, priceId);
  expect((await open()).status).toBe(200);
  await refundPurchase(depsOf(academy), {
    purchaseId: purchase?.id ?? 0,
    actorId: await academy.userId('admin'),
    reason: 'Asked for',
    requestId: randomUUID(),
  });
  expect((await open()).status).toBe(403);
});

test('who has the course is not sold its lessons', async () => {
  const { priceIds } = await addPrices(academy, course);
  await buy(academy, buyer, priceIds[0] ?? 0);
  const wish = await orderFor(academy, buyer, priceId, { dueToday: 900 });
  expect((await order(academy, buyer, wish)).status).toBe(409);
});

test('authors give a lesson of theirs a price list, and no one else does', async () => {
  const author = `author-${people}`;
  const owner = await addPerson(academy, author, { roles: ['mentor'] });
  const own = await addCourse(academy, { ownerId: owner });
  const id = own.lessons[0]?.id ?? 0;
  const path = `/creator/me/modules/${id}/coupons`;
  const read = await academy.call(author, 'GET', path);
  expect(read).toMatchObject({ status: 200, body: { product: { id, type: 4 } } });
  const ofCourse = await academy.call(author, 'GET', `/creator/me/modules/${own.id}/coupons`);
  expect(ofCourse.body.product.id).toBe(own.id);
  await addPerson(academy, `stranger-${people}`, { roles: ['mentor'] });
  expect((await academy.call(`stranger-${people}`, 'GET', path)).status).toBe(404);
});
