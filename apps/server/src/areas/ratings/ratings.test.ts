import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give, learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { pauseAccess } from '../grants/given-access.fixture.ts';

let academy: TestApp;
let course: Course;
let later: Course;
/** Finished by one, begun by others, who all said something of it. */
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'finisher', 'owner', 'stranger', ...learners);
  await addPerson(academy, 'mentor', { roles: ['mentor'] });
  course = await addCourse(academy, { lessons: 3 });
  later = await addCourse(academy);
  await learn(academy, 'finisher', course, { done: 3 });
  for (const person of learners) await learn(academy, person, course);
  await give(academy, 'owner', await addProgram(academy, [course, later]));
  for (const [index, person] of ['finisher', ...learners].entries()) {
    academy.clock.advance(1000);
    await rate(person, course.id, { stars: (index % 5) + 1, review: 'As it was.', nps: 7 });
  }
});
afterAll(() => academy.close());

const learners = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const firstLesson = () => course.lessons[0]?.id ?? 0;
const good = { stars: 4, review: 'Clear and exact.', nps: 8 };
const rate = (person: string, id: number, body: object = good) =>
  academy.call(person, 'POST', `/me/modules/${id}/ratings`, body);
const own = (person: string, id: number) =>
  academy.call(person, 'GET', `/me/modules/${id}/ratings`);
const list = async (id: number, query = '', person = 'finisher'): Promise<Schema<'RatingPage'>> =>
  (await academy.call(person, 'GET', `/modules/${id}/ratings${query}`)).body;

describe('the own rating', () => {
  test('is not there before the first, is changed by a second, and stays one', async () => {
    expect((await own('first', later.id)).status).toBe(404);
    expect((await list(later.id, '', 'first')).isRated).toBe(false);
    const { count } = (await list(course.id)).stats;
    const first = await rate('first', course.id, { stars: 2, review: '  Fine.\n', nps: 0 });
    expect(first.body).toMatchObject({ moduleId: course.id, stars: 2, review: 'Fine.', nps: 0 });
    expect((await own('first', course.id)).body).toEqual(first.body);
    academy.clock.advance(1000);
    const second = await rate('first', course.id, good);
    expect(second.body).toMatchObject(good);
    const page = await list(course.id, '', 'first');
    expect(page.isRated).toBe(true);
    expect(page.stats.count).toBe(count);
    expect(page.data[0]).toMatchObject({ author: { name: 'First Vega' }, stars: 4 });
  });

  test('sent twenty times at once is one', async () => {
    const before = (await list(course.id)).stats.count;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        rate('second', course.id, { ...good, stars: (index % 5) + 1 }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await list(course.id)).stats.count).toBe(before);
  });

  test.each([
    [{ ...good, stars: 0 }, 'stars'],
    [{ ...good, stars: 6 }, 'stars'],
    [{ ...good, stars: 4.5 }, 'stars'],
    [{ ...good, nps: -1 }, 'nps'],
    [{ ...good, nps: 11 }, 'nps'],
    [{ ...good, nps: null }, 'nps'],
    [{ ...good, review: '' }, 'review'],
    [{ ...good, review: ' \n\t' }, 'review'],
    [{ ...good, review: 'a'.repeat(1001) }, 'review'],
    [{ ...good, review: '🛰'.repeat(1001) }, 'review'],
  ])('%# is refused by its field, and nothing is stored', async (body, field) => {
    const { body: before } = await own('third', course.id);
    const answer = await rate('third', course.id, body);
    expect([answer.status, Object.keys(answer.body.fieldErrors)]).toEqual([422, [field]]);
    expect((await own('third', course.id)).body).toEqual(before);
  });

  test('counts characters as people do: a thousand signs of two halves fit', async () => {
    const review = '🛰'.repeat(1000);
    expect((await rate('third', course.id, { ...good, review })).body.review).toBe(review);
    expect((await rate('third', course.id, { ...good, review: 'a'.repeat(1000) })).status).toBe(
      200,
    );
  });

  test('of a lesson needs no recommendation', async () => {
    const { nps: _, ...lesson } = good;
    const isRated = async () =>
      (await academy.call('finisher', 'GET', `/me/lessons/${firstLesson()}`)).body.isRated;
    expect(await isRated()).toBeUndefined();
    expect((await rate('finisher', firstLesson(), lesson)).body.nps).toBeNull();
    expect(await isRated()).toBe(true);
    expect((await rate('finisher', course.id, lesson)).body.fieldErrors).toEqual({
      nps: 'This field is Required',
    });
  });
});

describe('who may rate', () => {
  test('only who learns a product or finished it', async () => {
    for (const person of ['first', 'owner', 'mentor']) {
      expect((await rate(person, later.id)).status).toBe(403);
    }
    expect((await rate('owner', course.id)).status).toBe(403);
    expect((await rate('finisher', course.id)).status).toBe(200);
    expect((await rate('finisher', 999_999)).status).toBe(404);
  });

  test('a suspended learner may not', async () => {
    const goOn = await pauseAccess(academy, await academy.userId('sixth'), course.id);
    expect((await rate('sixth', course.id)).status).toBe(403);
    expect((await rate('sixth', firstLesson())).status).toBe(403);
    await goOn();
    expect((await rate('sixth', course.id)).status).toBe(200);
  });

  test('a lesson only where it is open', async () => {
    const last = course.lessons[2]?.id ?? 0;
    expect((await rate('sixth', last)).body.code).toBe('locked');
    expect((await rate('owner', firstLesson())).status).toBe(403);
    expect((await rate('finisher', last)).status).toBe(200);
  });
});

describe('the list', () => {
  test('has pages of five that meet without a gap, the newest first', async () => {
    const first = await list(course.id);
    expect(first.data).toHaveLength(5);
    expect(first.paging).toMatchObject({ page: 0, pageSize: 5, total: 7 });
    const second: Schema<'RatingPage'> = (
      await academy.call('finisher', 'GET', first.paging.next ?? '')
    ).body;
    expect(second.data).toHaveLength(2);
    expect(second.paging.next).toBeNull();
    const dates = [...first.data, ...second.data].map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(7);
    expect((await list(course.id, '?limit=2')).data).toHaveLength(2);
  });

  test('has the figures of its rows', async () => {
    const { data, stats } = await list(course.id, '?limit=100');
    const stars = data.map((one) => one.stars);
    expect(stats.count).toBe(stars.length);
    expect(stats.average).toBeCloseTo(stars.reduce((sum, one) => sum + one, 0) / stars.length, 2);
    expect(stats.counts).toEqual(
      [1, 2, 3, 4, 5].map((score) => stars.filter((one) => one === score).length),
    );
    const nothing = await list(later.id);
    expect(nothing.stats).toEqual({
      count: 0,
      average: null,
      recommendation: null,
      counts: [0, 0, 0, 0, 0],
    });
  });

  test('tells of its authors their name and picture only', async () => {
    const { data } = await list(course.id, '', 'stranger');
    for (const one of data) {
      expect(Object.keys(one).sort()).toEqual(['author', 'date', 'id', 'review', 'stars']);
      expect(Object.keys(one.author).sort()).toEqual(['avatar', 'id', 'name']);
    }
  });

  test('of a draft is for whom it belongs to', async () => {
    await academy.db
      .updateTable('module')
      .set({ is_public: false })
      .where('id', '=', course.id)
      .execute();
    expect((await academy.call('stranger', 'GET', `/modules/${course.id}/ratings`)).status).toBe(
      404,
    );
    expect((await academy.call('finisher', 'GET', `/modules/${course.id}/ratings`)).status).toBe(
      200,
    );
  });
});

test('the review of someone who was blocked is not read any more, and their stars still count', async () => {
  const before = await list(course.id);
  const setBlocked = (blocked: boolean) =>
    academy.db
      .updateTable('app_user')
      .set({ blocked })
      .where('unique_name', '=', 'sixth')
      .execute();
  await setBlocked(true);
  const after = await list(course.id, '?limit=100');
  expect(after.stats).toEqual(before.stats);
  expect(after.paging.total).toBe(before.paging.total - 1);
  expect(after.data).toHaveLength(after.paging.total);
  expect(after.data.map(({ author }) => author.name)).not.toContain('Sixth Vega');
  await setBlocked(false);
  expect((await list(course.id)).paging).toEqual(before.paging);
});
