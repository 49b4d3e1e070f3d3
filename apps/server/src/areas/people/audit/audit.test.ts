import type { Schema } from '@uplink/api-client';
import type { StaffActionName } from '@uplink/api-client/domain';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { writeAudit } from '../audit-log.ts';

let academy: TestApp;
let ids: Record<'admin' | 'support' | 'maya' | 'ben', number>;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'support', { roles: ['customerSupport'], name: ['Femke', 'Vos'] });
  await addPerson(academy, 'maya', { name: ['Maya', 'Okafor'] });
  await addPerson(academy, 'ben', { name: ['Ben', 'Achterberg'] });
  const id = (name: string) => academy.userId(name);
  ids = {
    admin: await id('admin'),
    support: await id('support'),
    maya: await id('maya'),
    ben: await id('ben'),
  };
  const day = (date: string) => new Date(`${date}T12:00:00.000Z`);
  const write = (action: StaffActionName, userId: number, date: string, reason?: string) =>
    writeAudit(academy.db, { actorId: ids.support, userId, action, reason, now: day(date) });
  await write('block', ids.maya, '2026-01-10', 'Shared the account');
  await write('unblock', ids.maya, '2026-01-12', '=cmd|calc');
  await write('edit', ids.ben, '2026-01-14');
  await writeAudit(academy.db, {
    actorId: ids.admin,
    action: 'partnerCreate',
    after: { name: 'Cable & Crew' },
    now: day('2026-01-15'),
  });
});
afterAll(() => academy.close());

const list = async (query = ''): Promise<Schema<'AuditPage'>> =>
  (await academy.call('admin', 'GET', `/management/audit${query}`)).body;
const actions = async (query: string) => (await list(query)).data.map(({ action }) => action);

test('the log shows who did what to whom and why, newest first', async () => {
  const { data, paging } = await list();
  expect(paging.total).toBe(4);
  expect(data[0]).toMatchObject({ action: 'partnerCreate', user: null, by: { id: ids.admin } });
  expect(data[3]).toMatchObject({
    action: 'block',
    by: { name: 'Femke Vos' },
    user: { name: 'Maya Okafor' },
    reason: 'Shared the account',
    date: '2026-01-10T12:00:00.000Z',
  });
});

test('it goes on after an entry, and back', async () => {
  const first = await list('?pageSize=3');
  expect(first.paging.previous).toBeNull();
  const second = await list(`?pageSize=3&cursor=${first.paging.next}`);
  expect(second.data.map(({ action }) => action)).toEqual(['block']);
  const back = await list(`?pageSize=3&cursor=${second.paging.previous}`);
  expect(back.data).toEqual(first.data);
});

test.each([
  ['search=shared', ['block']],
  ['search=okafor', ['unblock', 'block']],
  ['search=femke', ['edit', 'unblock', 'block']],
  ['search=%25%25', []],
  ['action=edit', ['edit']],
  ['since=2026-01-12&until=2026-01-14', ['edit', 'unblock']],
  ['until=2026-01-10', ['block']],
  // It was done at noon in UTC: at one in the night of the next day there.
  ['until=2026-01-10&zone=Pacific/Auckland', []],
  ['since=2026-01-15&zone=Pacific/Auckland', ['partnerCreate', 'edit']],
])('it is narrowed by %s', async (query, expected) => {
  expect(await actions(`?${query}`)).toEqual(expected);
});

test('days are those of a time zone that there is', async () => {
  const path = '/management/audit?since=2026-01-10&zone=Mars/Olympus';
  expect((await academy.call('admin', 'GET', path)).status).toBe(422);
});

test('it is narrowed by a person and by a reference', async () => {
  expect(await actions(`?userId=${ids.ben}`)).toEqual(['edit']);
  expect(await actions(`?actorId=${ids.admin}`)).toEqual(['partnerCreate']);
  expect(await actions(`?search=usr_${ids.maya}`)).toEqual(['unblock', 'block']);
  expect(await actions('?search=pur_1')).toEqual([]);
});

test('entries are never changed and never deleted', async () => {
  const change = [
    sql`update audit_entry set reason = ''`,
    sql`delete from audit_entry`,
    sql`truncate audit_entry`,
  ];
  for (const statement of change)
    await expect(statement.execute(academy.db)).rejects.toThrow(/audit_entry/);
  expect((await list()).paging.total).toBe(4);
});

test('its file has the entries that the filters find, no formulas, and is itself an entry', async () => {
  const answer = await academy.app.inject({
    url: `/management/audit/file?userId=${ids.maya}`,
    headers: { authorization: `Bearer ${await academy.tokenOf('admin')}` },
  });
  expect(answer.statusCode).toBe(200);
  const [head, ...rows] = parse(answer.body, { bom: true }) as string[][];
  expect(head?.slice(0, 4)).toEqual(['date', 'action', 'by', 'user']);
  expect(rows.map((row) => [row[1], row[3], row[8]])).toEqual([
    ['unblock', `Maya Okafor (usr_${ids.maya})`, "'=cmd|calc"],
    ['block', `Maya Okafor (usr_${ids.maya})`, 'Shared the account'],
  ]);
  expect((await list()).data[0]).toMatchObject({
    action: 'exportAudit',
    by: { id: ids.admin },
    after: { userId: ids.maya },
  });
});

test('it is for admins alone', async () => {
  for (const address of ['/management/audit', '/management/audit/file'])
    expect((await academy.call('support', 'GET', address)).status).toBe(403);
});
