import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lessonsOf, outlineOf } from '../../testing/outlines.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { handIn } from '../../testing/world/work.ts';
import { decideOn } from '../mentoring/seen.fixture.ts';

let academy: TestApp;
/** One who learns two courses, and one whose homework was sent back; others are there to be suggested. */
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'reviser');
  await addPerson(academy, 'mentor', { roles: ['mentor'] });
  const withHomework = await addCourse(academy, {
    lessons: [{ homework: {} }],
    mentors: ['mentor'],
  });
  await learn(academy, 'learner', withHomework);
  academy.clock.advance(1000);
  await learn(academy, 'learner', await addCourse(academy, { lessons: 5 }), { done: 2 });
  await addCourse(academy);
  const accepted = await addCourse(academy, { lessons: [{ homework: {} }], mentors: ['mentor'] });
  for (const [course, status] of [
    [accepted, 'complete'],
    [withHomework, 'needsRevision'],
  ] as const) {
    await learn(academy, 'reviser', course);
    const { url } = await handIn(academy, 'reviser', course.lessons[0]?.homework ?? 0);
    await decideOn(academy, 'mentor', url, { status });
  }
});
afterAll(() => academy.close());

const dashboard = async (person: string): Promise<Schema<'Dashboard'>> =>
  (await academy.call(person, 'GET', '/me/dashboard')).body;

test('it goes on where the learner is, in the product touched last', async () => {
  const { continueLearning } = await dashboard('learner');
  if (!continueLearning) throw new Error('The learner has nothing to go on with.');
  const { lesson, lessonNumber, lessonTotal } = continueLearning;
  const outline = await outlineOf(academy, 'learner', lesson.product.uniqueName);
  expect(outline.currentLessonId).toBe(lesson.id);
  expect(lessonsOf(outline).map(({ id }) => id)[lessonNumber - 1]).toBe(lesson.id);
  expect(lessonTotal).toBe(lessonsOf(outline).length);
});

test('it lists own products and suggests others', async () => {
  const { learning, suggestions, openWork } = await dashboard('learner');
  expect(learning.length).toBeGreaterThan(0);
  for (const { status } of learning) expect([1, 2, 3, 4, 5]).toContain(status);
  const own = new Set(learning.map(({ id }) => id));
  for (const { id, status } of suggestions) expect([own.has(id), status]).toEqual([false, null]);
  expect(openWork.length).toBeGreaterThan(0);
});

describe('the week', () => {
  const week = async () => (await dashboard('learner')).week;
  const moveTo = (timeZone: string) =>
    academy.call('learner', 'PUT', '/me/time-zone', { timeZone });

  test('goes from Monday to Sunday, and lights up after ten minutes', async () => {
    const day = academy.clock.now().toISOString().slice(0, 10);
    const user_id = await academy.userId('learner');
    await academy.db.deleteFrom('xp_event').where('user_id', '=', user_id).execute();
    await academy.db.insertInto('watch_day').values({ user_id, day, seconds: 640 }).execute();
    const { days, up } = await week();
    expect(days.map(({ date }) => new Date(date).getUTCDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
    expect(days.filter(({ isUp }) => isUp)).toEqual([
      { date: day, seconds: 640, isToday: true, isUp: true, isPlanned: false },
    ]);
    expect(up).toBe(1);
  });

  test('has the evenings that were planned', async () => {
    await academy.call('learner', 'PATCH', '/me/goals', { evenings: 3 });
    const { planned, streak } = await week();
    expect([planned, streak]).toEqual([3, 0]);
  });

  test('begins by the learner’s clock', async () => {
    const todayIn = async () => (await week()).days.find(({ isToday }) => isToday)?.date;
    expect((await moveTo('Pacific/Kiritimati')).status).toBe(204);
    const east = await todayIn();
    expect((await moveTo('Pacific/Niue')).status).toBe(204);
    expect(await todayIn()).not.toBe(east);
    for (const zone of ['Mars/Olympus', 'UTC; drop table']) {
      expect((await moveTo(zone)).status).toBe(422);
    }
    expect((await week()).timeZone).toBe('Pacific/Niue');
  });
});

test('open work names what waits, what needs a revision first', async () => {
  const { openWork } = await dashboard('reviser');
  expect(openWork[0]).toMatchObject({ kind: 'homework', status: 'needsRevision' });
  expect(openWork.map(({ status }) => status)).not.toContain('complete');
});

test('someone without a product has suggestions and nothing else', async () => {
  const { suggestions, ...rest } = await dashboard('admin');
  expect(rest).toEqual({
    applicationWait: null,
    continueLearning: null,
    openWork: [],
    learning: [],
    week: expect.objectContaining({ up: 0, planned: null, streak: 0 }),
    visit: 'first',
    hasPath: true,
  });
  expect(suggestions.length).toBeGreaterThan(0);
});
