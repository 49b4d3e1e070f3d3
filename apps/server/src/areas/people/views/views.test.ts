import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';

let academy: TestApp;
let userId: number;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'support', { roles: ['customerSupport'] });
  await addPerson(academy, 'other', { roles: ['customerSupport'] });
  await addPerson(academy, 'seller', { roles: ['sales'] });
  userId = await addPerson(academy, 'maya');
});
afterAll(() => academy.close());

const start = (by = 'support', id = userId) =>
  academy.call(by, 'POST', `/management/users/${id}/views`, { reason: 'Asked for help' });
const look = (viewId: number, by = 'support', rest = '') =>
  academy.call(by, 'GET', `/management/users/${userId}/views/${viewId}${rest}`);
const actionsOf = async (id: number) =>
  (
    (await academy.call('admin', 'GET', `/management/users/${id}/logs`)).body
      .data as Schema<'UserLogEntry'>[]
  ).map(({ action, reason }) => [action, reason]);

test('shows what someone learns, and says so in the logs of both', async () => {
  const { status, body: view } = await start();
  expect(status).toBe(200);
  const seen = await look(view.id);
  expect(seen).toMatchObject({
    status: 200,
    body: { user: { id: userId }, reason: 'Asked for help', until: view.until, exams: [] },
  });
  const supportId = await academy.userId('support');
  for (const id of [userId, supportId])
    expect(await actionsOf(id)).toContainEqual(['viewAs', 'Asked for help']);
});

test('writes nothing and issues no session or token of that person', async () => {
  const { body: view } = await start();
  const count = async () =>
    Promise.all(
      (['browser_session', 'user_module', 'exam_attempt', 'audit_entry'] as const).map((table) =>
        academy.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      ),
    );
  const before = await count();
  expect((await look(view.id)).status).toBe(200);
  expect(await count()).toEqual(before);
});

test('is for the one who began it, for an hour', async () => {
  const { body: view } = await start();
  expect((await look(view.id, 'other')).status).toBe(404);
  expect((await look(view.id + 1000)).status).toBe(404);
  expect((await look(view.id, 'seller')).status).toBe(403);
  expect((await look(view.id, 'support', '/modules/999999')).status).toBe(404);
  await academy.db
    .insertInto('audit_entry')
    .values({
      actor_id: await academy.userId('support'),
      user_id: userId,
      action: 'viewAs',
      created_at: new Date(academy.clock.now().getTime() - 3_600_001),
    })
    .execute();
  const { id } = await academy.db
    .selectFrom('audit_entry')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect((await look(id)).status).toBe(404);
});

test('support sees no staff, and no one themselves', async () => {
  expect((await start('support', await academy.userId('seller'))).status).toBe(403);
  expect((await start('support', await academy.userId('support'))).status).toBe(403);
  expect((await start('admin', await academy.userId('seller'))).status).toBe(200);
  expect((await start('seller')).status).toBe(403);
});
