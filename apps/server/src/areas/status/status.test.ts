import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';
import { createStatusMonitor } from './status-monitor.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => academy.close());

const incident = (changes: object = {}) => ({
  changeId: randomUUID(),
  title: ' Mail arrives late ',
  impact: 'slow',
  state: 'investigating',
  parts: ['mail'],
  message: 'Codes may arrive late.',
  ...changes,
});
const open = (changes: object = {}) =>
  academy.call('admin', 'POST', '/management/incidents', incident(changes));
const update = (id: number, change: object) =>
  academy.call('admin', 'POST', `/management/incidents/${id}/updates`, {
    impact: 'slow',
    state: 'monitoring',
    parts: ['mail'],
    message: 'Better.',
    ...change,
  });
async function readStatus() {
  academy.clock.advance(6000);
  return (await academy.app.inject('/front/status')).json();
}
const monitorOn = (db: TestApp['db'] = academy.db, stat = async () => undefined as never) =>
  createStatusMonitor({ ...academy, db, storage: { stat } as never });
test('an incident is public at once, with what it says of its parts, until it is resolved', async () => {
  expect((await readStatus()).state).toBe('ok');
  const { status, body } = await open();
  expect([status, body.version, body.incident.title]).toEqual([200, 1, 'Mail arrives late']);
  const during = await readStatus();
  expect(during).toMatchObject({
    state: 'slow',
    isLive: true,
    incidents: [{ id: body.incident.id, updates: [{ message: 'Codes may arrive late.' }] }],
  });
  expect(during.parts.map((one: { state: string }) => one.state)).toEqual([
    ...['ok', 'ok', 'slow', 'ok', 'ok'],
  ]);
  expect(JSON.stringify(during)).not.toContain('Admin');
  const { id } = body.incident;
  const solved = await update(id, { version: 1, state: 'resolved', message: 'Over.' });
  expect(solved.body.incident).toMatchObject({ state: 'resolved', resolvedAt: expect.any(String) });
  const after = await readStatus();
  expect([after.state, after.incidents[0].updates[0].message]).toEqual(['ok', 'Over.']);
  await update(id, { version: 2 });
  expect((await readStatus()).state).toBe('slow');
  await update(id, { version: 3, state: 'resolved' });
  academy.clock.advance(31 * 86_400_000);
  expect((await readStatus()).incidents).toEqual([]);
});

test('is written once, and an update names the version that was seen', async () => {
  const same = incident({ title: 'Once' });
  const send = () => academy.call('admin', 'POST', '/management/incidents', same);
  const [one, two] = await Promise.all([send(), send()]);
  expect(two.body).toEqual(one.body);
  const { id } = one.body.incident;
  const answers = await Promise.all([update(id, { version: 1 }), update(id, { version: 1 })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.current).toMatchObject({ version: 2, status: 'monitoring' });
  const { body } = await academy.call('admin', 'GET', `/management/incidents/${id}`);
  expect(body.incident.updates).toHaveLength(2);
  const { body: list } = await academy.call(
    'admin',
    'GET',
    '/management/incidents?state=open&pageSize=1',
  );
  expect(list.data[0].incident.title).toBe('Once');
  const blank = await open({ title: '  ' });
  expect([blank.status, Object.keys(blank.body.fieldErrors)]).toEqual([422, ['title']]);
  await addPeople(academy, 'learner');
  for (const [method, url] of [
    ['GET', ''],
    ['GET', `/${id}`],
  ] as const)
    expect((await academy.call('learner', method, `/management/incidents${url}`)).status).toBe(403);
  const logged = await academy.call('admin', 'GET', '/management/audit');
  expect(JSON.stringify(logged.body)).toContain('writeIncident');
});

test('without the database it says so, with what was last known, and counts the check later', async () => {
  await open({ title: 'Before the end', impact: 'notice' });
  let isAway = false;
  const db = academy.db.withPlugin({
    transformQuery: ({ node }) => {
      if (isAway) throw new Error('connection refused');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const monitor = monitorOn(db);
  await monitor.check();
  expect((await monitor.read()).isLive).toBe(true);
  isAway = true;
  academy.clock.advance(6000);
  const status = await monitor.read();
  expect([status.isLive, status.state]).toEqual([false, 'down']);
  expect(status.parts.map(({ state }) => state)).toEqual([
    ...['down', 'ok', 'slow', 'unknown', 'unknown'],
  ]);
  expect(status.incidents.map(({ title }) => title)).toContain('Before the end');
  await monitor.check();
  isAway = false;
  await monitor.check();
  academy.clock.advance(6000);
  const later = await monitor.read();
  const today = later.parts.map(({ days }) => days.at(-1)?.share);
  expect(today[0]).toBeCloseTo(2 / 3);
  expect(today[1]).toBe(1);
});

test('a storage that is away, and jobs that are late, are seen', async () => {
  const noStorage = monitorOn(academy.db, () => Promise.reject(new Error('away')));
  expect((await noStorage.read()).parts[1]?.state).toBe('down');
  const never = monitorOn(academy.db);
  await sql`create schema if not exists pgboss`.execute(academy.db);
  const { rows } = await sql<{
    jobs: string | null;
  }>`select to_regclass('pgboss.job')::text as jobs`.execute(academy.db);
  if (!rows[0]?.jobs)
    await sql`create table pgboss.job (name text, state text, created_on timestamptz, start_after timestamptz, completed_on timestamptz)`.execute(
      academy.db,
    );
  const longAgo = new Date(academy.clock.now().getTime() - 20 * 60_000);
  await sql`insert into pgboss.job (name, state, created_on, start_after) values ('mail.send', 'retry', ${longAgo}, ${longAgo})`.execute(
    academy.db,
  );
  expect((await never.read()).parts[2]?.state).toBe('slow');
});
