import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lessonsOf, outlineOf } from '../../testing/outlines.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

const dashboard = async (person: string): Promise<Schema<'Dashboard'>> =>
  (await academy.call(person, 'GET', '/me/dashboard')).body;

test('it goes on where the learner is, in the product touched last', async () => {
  const { continueLearning } = await dashboard('maya');
  if (!continueLearning) throw new Error('Maya has nothing to go on with.');
  const { lesson, lessonNumber, lessonTotal } = continueLearning;
  const outline = await outlineOf(academy, 'maya', lesson.product.uniqueName);
  expect(outline.currentLessonId).toBe(lesson.id);
  expect(lessonsOf(outline).map(({ id }) => id)[lessonNumber - 1]).toBe(lesson.id);
  expect(lessonTotal).toBe(lessonsOf(outline).length);
});

test('it lists own products and suggests others', async () => {
  const { learning, suggestions, openWork } = await dashboard('maya');
  expect(learning.length).toBeGreaterThan(0);
  for (const { status } of learning) expect([1, 2, 3, 4, 5]).toContain(status);
  const own = new Set(learning.map(({ id }) => id));
  for (const { id, status } of suggestions) expect([own.has(id), status]).toEqual([false, null]);
  expect(openWork.length).toBeGreaterThan(0);
});

test('the week goes from Monday to Sunday, once something was watched', async () => {
  expect((await dashboard('maya')).week).toEqual([]);
  const day = academy.clock.now().toISOString().slice(0, 10);
  await academy.db
    .insertInto('watch_day')
    .values({ user_id: await academy.userId('maya'), day, seconds: 90 })
    .execute();
  const { week } = await dashboard('maya');
  expect(week.map(({ date }) => new Date(date).getUTCDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(week.filter(({ seconds }) => seconds > 0)).toEqual([{ date: day, seconds: 90 }]);
});

test('open work names what waits, what needs a revision first', async () => {
  const { openWork } = await dashboard('aiko');
  expect(openWork[0]).toMatchObject({ kind: 'homework', status: 'needsRevision' });
  expect(openWork.map(({ status }) => status)).not.toContain('complete');
});

test('somebody without a product has suggestions and nothing else', async () => {
  await academy.db
    .deleteFrom('user_module')
    .where('user_id', '=', await academy.userId('ada'))
    .execute();
  const { suggestions, ...rest } = await dashboard('ada');
  expect(rest).toEqual({ continueLearning: null, openWork: [], learning: [], week: [] });
  expect(suggestions.length).toBeGreaterThan(0);
});
