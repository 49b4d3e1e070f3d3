import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyApp, type TestApp } from '../../testing/test-app.ts';
import { addAccounts } from '../../testing/world/people.ts';
import { makeFirstAdmin } from './first-admin.service.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createEmptyApp();
});
afterAll(() => academy.close());

const make = (email: string) => makeFirstAdmin(academy.db, { email, now: academy.clock.now() });

test('whoever signed up becomes the first admin of an empty academy, once and on record', async () => {
  await addAccounts(academy, 'founder', 'second');
  await expect(make('nobody@example.org')).rejects.toThrow('Nobody has signed up');
  const both = await Promise.allSettled([make('Founder@example.org'), make('second@example.org')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const admins = await academy.db
    .selectFrom('user_role')
    .select('user_id')
    .where('role', '=', 'admin')
    .execute();
  expect(admins).toHaveLength(1);
  const [entry] = await academy.db
    .selectFrom('audit_entry')
    .select(['action', 'user_id', 'reason'])
    .execute();
  expect(entry).toEqual({
    action: 'assignRoles',
    user_id: admins[0]?.user_id,
    reason: 'First admin, by command',
  });
  await expect(make('second@example.org')).rejects.toThrow('There is an admin already');
});
