import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';

let academy: TestApp;
const ids: Record<string, number> = {};
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'support', { roles: ['customerSupport'] });
  await addPerson(academy, 'sales', { roles: ['sales'] });
  await addPerson(academy, 'marketing', { roles: ['marketing'] });
  for (const name of ['ann', 'ben', 'cy', 'dan']) ids[name] = await addPerson(academy, name);
  ids.mentor = await addPerson(academy, 'mentor', { roles: ['mentor'] });
});
afterAll(() => academy.close());

const act = async (by: string, body: object) =>
  academy.call(by, 'POST', '/management/users/-/actions', body);
const of = (...names: string[]) => names.map((name) => ids[name] ?? 0);
const letter = {
  action: 'message',
  changeId: randomUUID(),
  subject: 'Labs are back',
  text: 'They work again.',
};
const stateOf = async (name: string) =>
  (await academy.call('admin', 'GET', `/management/users/${ids[name]}`)).body.state;
const download = async (by: string, query = '') =>
  academy.app.inject({
    url: `/management/users/-/file${query}`,
    headers: { authorization: `Bearer ${await academy.tokenOf(by)}` },
  });

describe('many accounts at once', () => {
  test('are blocked with a result per person, and once', async () => {
    const body = { action: 'block', userIds: of('ann', 'ben', 'mentor'), reason: 'Shared' };
    const first = await act('support', body);
    expect(first.body).toMatchObject({ done: 2, unchanged: 0 });
    expect(first.body.refused).toMatchObject([{ user: { id: ids.mentor } }]);
    expect((await act('support', body)).body).toMatchObject({ done: 0, unchanged: 2 });
    expect([await stateOf('ann'), await stateOf('mentor')]).toEqual(['blocked', 'active']);
    await act('admin', { action: 'unblock', userIds: of('ann', 'ben'), reason: 'Cleared' });
    expect(await stateOf('ben')).toBe('active');
  });

  test('are deactivated and activated again, and who is so already stays', async () => {
    const body = { action: 'deactivate', userIds: of('dan', 'mentor'), reason: 'Left' };
    expect((await act('support', body)).body).toMatchObject({ done: 1, refused: [{}] });
    expect(await stateOf('dan')).toBe('inactive');
    expect((await act('support', body)).body).toMatchObject({ done: 0, unchanged: 1 });
    const back = { action: 'activate', userIds: of('dan'), reason: 'Is back' };
    expect((await act('sales', back)).status).toBe(403);
    await act('support', back);
    expect(await stateOf('dan')).toBe('active');
  });

  test('start over in what they began of the chosen products, once', async () => {
    const course = await addCourse(academy, { lessons: 2 });
    await learn(academy, 'dan', course, { done: 1 });
    const body = {
      action: 'resetProgress',
      userIds: of('dan', 'ann'),
      moduleIds: [course.id],
      reason: 'Again from the start',
      changeId: randomUUID(),
    };
    expect((await act('sales', body)).status).toBe(403);
    expect((await act('support', body)).body).toMatchObject({ done: 1, unchanged: 1 });
    await learn(academy, 'dan', course, { done: 1 });
    await act('support', body);
    const begun = await academy.call('support', 'GET', `/management/users/${ids.dan}/progress`);
    expect(begun.body).toMatchObject([{ lessonsDone: 1 }]);
  });

  test('are shown what they would lose together; who is gone or asks loses nothing', async () => {
    const course = await addCourse(academy, { lessons: 2 });
    for (const name of ['ann', 'ben', 'support']) await learn(academy, name, course, { done: 1 });
    const gone = await addPerson(academy, 'gone');
    await learn(academy, 'gone', course, { done: 1 });
    await academy.db
      .updateTable('app_user')
      .set({ deleted_at: new Date() })
      .where('id', '=', gone)
      .execute();
    const support = await academy.userId('support');
    const path = `/management/users/-/progress?userIds=${[...of('ann', 'ben', 'cy'), gone, support]}`;
    const lost = (losses: Schema<'ProgressLoss'>[]) =>
      losses.filter(({ module }) => module.id === course.id);
    const alone = await academy.call('support', 'GET', `/management/users/${ids.ann}/progress`);
    const [{ xpPoints = 0 } = {}] = lost(alone.body);
    expect(lost((await academy.call('support', 'GET', path)).body)).toMatchObject([
      { lessonsDone: 2, xpPoints: 2 * xpPoints },
    ]);
    expect(lost((await academy.call('admin', 'GET', path)).body)).toMatchObject([
      { lessonsDone: 3 },
    ]);
    expect((await academy.call('sales', 'GET', path)).status).toBe(403);
    const many = Array.from({ length: 101 }, (_, index) => index + 1);
    const tooMany = `/management/users/-/progress?userIds=${many}`;
    expect((await academy.call('support', 'GET', tooMany)).status).toBe(422);
  });

  test('blocked by two admins at once have one entry each in the log', async () => {
    const body = { action: 'block', userIds: of('cy'), reason: 'Twice' };
    await Promise.all([act('admin', body), act('support', body)]);
    const log = await academy.call('admin', 'GET', `/management/users/${ids.cy}/logs`);
    expect(log.body.data.filter((one: { action: string }) => one.action === 'block')).toHaveLength(
      1,
    );
  });

  test('are mailed once, however often the message is sent; a closed one is refused', async () => {
    const body = { ...letter, userIds: of('ann', 'ben', 'cy') };
    const first = await act('support', body);
    expect(first.body).toMatchObject({ done: 2, refused: [{ user: { id: ids.cy } }] });
    expect((await act('support', body)).body).toMatchObject({ done: 0, unchanged: 2 });
  });

  test('are sold a product once each, however often it is sent; sales sell, support does not', async () => {
    const plan = { type: 'oneTime', amount: 9900 } as const;
    const { priceIds } = await addPrices(academy, await addCourse(academy), [plan]);
    const body = {
      action: 'product',
      userIds: of('ann', 'ben'),
      priceId: priceIds[0] ?? 0,
      paymentType: 'noCharge',
      reason: 'Scholarship',
      changeId: randomUUID(),
    };
    expect((await act('support', body)).status).toBe(403);
    expect((await act('sales', body)).body).toMatchObject({ done: 2, refused: [] });
    expect((await act('sales', body)).body).toMatchObject({ done: 2, refused: [] });
    const { body: bought } = await academy.call(
      'admin',
      'GET',
      `/management/users/${ids.ann}/purchases`,
    );
    expect(bought.data).toMatchObject([{ status: 'active', paymentType: 'noCharge' }]);
  });

  test('are given nothing by roles that may not, and nothing that is not there', async () => {
    const award = {
      action: 'award',
      userIds: of('ann'),
      diplomaId: 9,
      moduleId: 9,
      reason: 'Earned',
    };
    expect((await act('support', award)).status).toBe(403);
    expect((await act('admin', award)).body).toMatchObject({ done: 0, refused: [{}] });
    const block = { action: 'block', userIds: [999_999], reason: 'Gone' };
    expect((await act('admin', block)).body.refused).toMatchObject([{ user: { id: 999_999 } }]);
    const message = { ...letter, userIds: of('ann') };
    for (const by of ['sales', 'marketing', 'ann'])
      for (const body of [block, award, message])
        expect((await act(by, body)).status, by).toBe(403);
  });
});

describe('the file of the list', () => {
  test('has whom the filters find, in their order, and is in the log', async () => {
    const answer = await download('support', '?role=student&sort=-name');
    const rows = parse(answer.body, { bom: true }) as string[][];
    expect(rows.slice(1).map(([id]) => id)).toEqual(
      of('dan', 'cy', 'ben', 'ann').map((id) => `usr_${id}`),
    );
    await download('support', '?search=ann%40example.org');
    const { body } = await academy.call('admin', 'GET', '/management/audit?action=exportUsers');
    expect(body.data.map(({ after }: { after: object }) => after)).toEqual([
      { search: '***' },
      { role: 'student' },
    ]);
  });

  test('is refused to roles that see names alone, and to sales', async () => {
    for (const by of ['marketing', 'sales', 'ben'])
      expect((await download(by)).statusCode, by).toBe(403);
  });
});
