import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { pauseAccess } from '../grants/given-access.fixture.ts';

let academy: TestApp;
let vlans: number;
let firstLesson: number;
beforeAll(async () => {
  academy = await createTestApp();
  vlans = await idOf('vlans-and-switching');
  firstLesson = await idOf('vlans-and-switching-01-frames-and-addresses');
});
afterAll(() => academy.close());

async function idOf(uniqueName: string): Promise<number> {
  const { id } = await academy.db
    .selectFrom('module')
    .select('id')
    .where('unique_name', '=', uniqueName)
    .executeTakeFirstOrThrow();
  return id;
}

const good = { stars: 4, review: 'Clear and exact.', nps: 8 };
const rate = (person: string, id: number, body: object = good) =>
  academy.call(person, 'POST', `/me/modules/${id}/ratings`, body);
const own = (person: string, id: number) =>
  academy.call(person, 'GET', `/me/modules/${id}/ratings`);
const list = async (id: number, query = '', person = 'maya'): Promise<Schema<'RatingPage'>> =>
  (await academy.call(person, 'GET', `/modules/${id}/ratings${query}`)).body;

describe('the own rating', () => {
  test('is not there before the first, is changed by a second, and stays one', async () => {
    expect((await own('samira', await idOf('ospf-in-practice'))).status).toBe(404);
    const { count } = (await list(vlans)).stats;
    const first = await rate('samira', vlans, { stars: 2, review: '  Fine.\n', nps: 0 });
    expect(first.body).toMatchObject({ moduleId: vlans, stars: 2, review: 'Fine.', nps: 0 });
    expect((await own('samira', vlans)).body).toEqual(first.body);
    academy.clock.advance(1000);
    const second = await rate('samira', vlans, good);
    expect(second.body).toMatchObject(good);
    const page = await list(vlans);
    expect(page.stats.count).toBe(count);
    expect(page.data[0]).toMatchObject({ author: { name: 'Samira Haddad' }, stars: 4 });
  });

  test('sent twenty times at once is one', async () => {
    const before = (await list(vlans)).stats.count;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        rate('owen', vlans, { ...good, stars: (index % 5) + 1 }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await list(vlans)).stats.count).toBe(before);
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
    const { body: before } = await own('tomasz', vlans);
    const answer = await rate('tomasz', vlans, body);
    expect([answer.status, Object.keys(answer.body.fieldErrors)]).toEqual([422, [field]]);
    expect((await own('tomasz', vlans)).body).toEqual(before);
  });

  test('counts characters as people do: a thousand signs of two halves fit', async () => {
    const review = '🛰'.repeat(1000);
    expect((await rate('tomasz', vlans, { ...good, review })).body.review).toBe(review);
    expect((await rate('tomasz', vlans, { ...good, review: 'a'.repeat(1000) })).status).toBe(200);
  });

  test('of a lesson needs no recommendation', async () => {
    const { nps: _, ...lesson } = good;
    expect((await rate('maya', firstLesson, lesson)).body.nps).toBeNull();
    expect((await rate('maya', vlans, lesson)).body.fieldErrors).toEqual({
      nps: 'This field is Required',
    });
  });
});

describe('who may rate', () => {
  test('only who learns a product or finished it', async () => {
    const ospf = await idOf('ospf-in-practice');
    for (const person of ['samira', 'bram', 'daniel']) {
      expect((await rate(person, ospf)).status).toBe(403);
    }
    expect((await rate('bram', vlans)).status).toBe(403);
    expect((await rate('maya', vlans)).status).toBe(200);
    expect((await rate('maya', 999_999)).status).toBe(404);
  });

  test('a suspended learner may not', async () => {
    const goOn = await pauseAccess(academy, await academy.userId('henrik'), vlans);
    expect((await rate('henrik', vlans)).status).toBe(403);
    expect((await rate('henrik', firstLesson)).status).toBe(403);
    await goOn();
    expect((await rate('henrik', vlans)).status).toBe(200);
  });

  test('a lesson only where it is open', async () => {
    const last = await idOf('vlans-and-switching-09-protecting-the-edge');
    expect((await rate('henrik', last)).body.code).toBe('locked');
    expect((await rate('bram', firstLesson)).status).toBe(403);
    expect((await rate('maya', last)).status).toBe(200);
  });
});

describe('the list', () => {
  test('has pages of five that meet without a gap, the newest first', async () => {
    const first = await list(vlans);
    expect(first.data).toHaveLength(5);
    expect(first.paging).toMatchObject({ page: 0, pageSize: 5, total: 7 });
    const second: Schema<'RatingPage'> = (
      await academy.call('maya', 'GET', first.paging.next ?? '')
    ).body;
    expect(second.data).toHaveLength(2);
    expect(second.paging.next).toBeNull();
    const dates = [...first.data, ...second.data].map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(7);
    expect((await list(vlans, '?limit=2')).data).toHaveLength(2);
  });

  test('has the figures of its rows', async () => {
    const { data, stats } = await list(vlans, '?limit=100');
    const stars = data.map((one) => one.stars);
    expect(stats.count).toBe(stars.length);
    expect(stats.average).toBeCloseTo(stars.reduce((sum, one) => sum + one, 0) / stars.length, 2);
    expect(stats.counts).toEqual(
      [1, 2, 3, 4, 5].map((score) => stars.filter((one) => one === score).length),
    );
    const nothing = await list(await idOf('reading-the-wire'));
    expect(nothing.stats).toEqual({
      count: 0,
      average: null,
      recommendation: null,
      counts: [0, 0, 0, 0, 0],
    });
  });

  test('tells of its authors their name and picture only', async () => {
    const { data } = await list(vlans, '', 'kwame');
    for (const one of data) {
      expect(Object.keys(one).sort()).toEqual(['author', 'date', 'id', 'review', 'stars']);
      expect(Object.keys(one.author).sort()).toEqual(['avatar', 'id', 'name']);
    }
  });

  test('of a draft is for whom it belongs to', async () => {
    await academy.db
      .updateTable('module')
      .set({ is_public: false })
      .where('id', '=', vlans)
      .execute();
    expect((await academy.call('kwame', 'GET', `/modules/${vlans}/ratings`)).status).toBe(404);
    expect((await academy.call('maya', 'GET', `/modules/${vlans}/ratings`)).status).toBe(200);
  });
});

test('the review of somebody who was blocked is not read any more, and their stars still count', async () => {
  const before = await list(vlans);
  const setBlocked = (blocked: boolean) =>
    academy.db
      .updateTable('app_user')
      .set({ blocked })
      .where('unique_name', '=', 'henrik')
      .execute();
  await setBlocked(true);
  const after = await list(vlans, '?limit=100');
  expect(after.stats).toEqual(before.stats);
  expect(after.paging.total).toBe(before.paging.total - 1);
  expect(after.data).toHaveLength(after.paging.total);
  expect(after.data.map(({ author }) => author.name)).not.toContain('Henrik Solberg');
  await setBlocked(false);
  expect((await list(vlans)).paging).toEqual(before.paging);
});
