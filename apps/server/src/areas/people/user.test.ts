import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { races, raceTime } from '../../testing/races.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'support', { roles: ['customerSupport'] });
  await addPerson(academy, 'sales', { roles: ['sales'] });
  await addPerson(academy, 'mentor', { roles: ['mentor', 'student'] });
});
afterAll(() => academy.close());

let count = 0;
async function newLearner(): Promise<{ key: string; url: string }> {
  count += 1;
  const key = `learner${count}`;
  return { key, url: `/management/users/${await addPerson(academy, key)}` };
}
const get = async (url: string, by = 'admin'): Promise<Schema<'ManagedUser'>> =>
  (await academy.call(by, 'GET', url)).body;
const logOf = async (url: string): Promise<Schema<'UserLogEntry'>[]> =>
  (await academy.call('admin', 'GET', `${url}/logs`)).body.data;

describe('an account', () => {
  test('is changed once for the version that was seen, with one masked entry in the log', async () => {
    const { url } = await newLearner();
    const change = { version: 1, phone: '+31 6 12345678', isIAU: true, reason: 'Asked by mail' };
    const { body } = await academy.call('support', 'PATCH', url, change);
    expect(body).toMatchObject({ version: 2, phone: '+31 6 12345678', isIAU: true });
    const late = await academy.call('admin', 'PATCH', url, { version: 1, isIAU: false });
    expect([late.status, late.body.current.version]).toEqual([409, 2]);
    const again = await academy.call('support', 'PATCH', url, change);
    expect([again.status, again.body.version]).toEqual([200, 2]);
    expect(await logOf(url)).toMatchObject([
      {
        action: 'edit',
        by: { name: 'Support Vega' },
        before: { phone: null, isIAU: false },
        after: { phone: '***78', isIAU: true },
        reason: 'Asked by mail',
      },
    ]);
  });

  test('has no address when all its parts are empty', async () => {
    const { url } = await newLearner();
    const full = { street: ' Main St 1 ', city: 'Utrecht', state: null, zip: '', country: 'NL' };
    const { body } = await academy.call('admin', 'PATCH', url, {
      version: 1,
      shippingAddress: full,
    });
    expect(body.shippingAddress).toEqual({
      street: 'Main St 1',
      city: 'Utrecht',
      state: null,
      zip: null,
      country: 'NL',
    });
    const empty = { street: ' ', city: '', state: null, zip: null, country: null };
    const cleared = await academy.call('admin', 'PATCH', url, {
      version: 2,
      shippingAddress: empty,
    });
    expect(cleared.body.shippingAddress).toBeNull();
  });

  test('is refused with a sentence for each field', async () => {
    const { url } = await newLearner();
    const wrong = {
      version: 1,
      email: 'nobody',
      phone: '12',
      birthDateYear: 1990,
      firstName: '  ',
    };
    const { status, body } = await academy.call('admin', 'PATCH', url, wrong);
    expect(status).toBe(422);
    expect(Object.keys(body.fieldErrors).sort()).toEqual([
      'birthDate',
      'email',
      'firstName',
      'phone',
    ]);
    const taken = { version: 1, email: 'admin@example.org', reason: 'Asked' };
    const refused = await academy.call('admin', 'PATCH', url, taken);
    expect(refused.body.fieldErrors).toEqual({ email: 'Another account uses this email address' });
    expect(await logOf(url)).toEqual([]);
  });

  test('that changes its address is signed out, and the old address is told', async () => {
    const { key, url } = await newLearner();
    expect((await academy.call(key, 'GET', '/me')).status).toBe(200);
    const change = { version: 1, email: `${key}@new.example`, reason: 'Asked' };
    expect((await academy.call('support', 'PATCH', url, change)).body.email).toBe(change.email);
    expect((await academy.call(key, 'GET', '/me')).status).toBe(401);
  });

  test('at an address that staff gave it confirms that first', async () => {
    const key = 'mover';
    const url = `/management/users/${await addPerson(academy, key, { canSignIn: true })}`;
    const email = `${key}@given.example`;
    const reason = 'Asked by phone';
    const { body } = await academy.call('support', 'PATCH', url, { version: 1, email, reason });
    expect(body.isEmailConfirmed).toBe(false);
    const mails = () =>
      academy.db
        .selectFrom('mail')
        .select('subject')
        .where('recipient', '=', email)
        .orderBy('id')
        .execute();
    expect(await mails()).toMatchObject([{ subject: 'Activate your Uplink Academy account' }]);
    await academy.db
      .updateTable('identity_account')
      .set({ signed_in_at: academy.clock.now() })
      .where('user_id', '=', await academy.userId(key))
      .execute();
    await academy.call('support', 'PATCH', url, {
      ...{ version: 2, email: `${key}@x.example` },
      reason,
    });
    await academy.call('support', 'PATCH', url, { version: 3, email, reason });
    expect((await mails()).at(-1)).toMatchObject({ subject: 'Confirm your email address' });
  });

  test.each([
    { off: { blocked: true }, on: { blocked: false }, words: ['block', 'unblock'] },
    { off: { status: 2 }, on: { status: 1 }, words: ['deactivate', 'activate'] },
  ])('is shut at once by $words.0, and opened again', async ({ off, on, words }) => {
    const { key, url } = await newLearner();
    expect((await academy.call(key, 'GET', '/me')).status).toBe(200);
    const unsaid = await academy.call('support', 'PATCH', url, { version: 1, ...off });
    expect(unsaid.body.fieldErrors).toEqual({ reason: 'Enter a reason' });
    const reason = 'Shared with others';
    const shut = await academy.call('support', 'PATCH', url, { version: 1, ...off, reason });
    expect(shut.body.state).toBe(off.blocked ? 'blocked' : 'inactive');
    expect((await academy.call(key, 'GET', '/me')).status).toBe(401);
    const sessions = await academy.db
      .selectFrom('browser_session')
      .select('id_hash')
      .where('user_id', '=', await academy.userId(key))
      .execute();
    expect(sessions).toEqual([]);
    const opened = await academy.call('support', 'PATCH', url, { version: 2, ...on, reason });
    expect(opened.body.state).toBe('active');
    const log = await logOf(url);
    expect(log.map(({ action }) => action)).toEqual([...words].reverse());
    expect(log[0]).toMatchObject({ reason });
  });

  test('gets roles from admins alone, and loses its sessions with them', async () => {
    const { key, url } = await newLearner();
    const roles = ['student', 'mentor'];
    expect((await academy.call('support', 'PATCH', url, { version: 1, roles })).status).toBe(403);
    expect((await academy.call('sales', 'PATCH', url, { version: 1, roles })).status).toBe(403);
    await academy.call(key, 'GET', '/me');
    const given = { version: 1, roles, reason: 'Reviews labs from now on' };
    const { body } = await academy.call('admin', 'PATCH', url, given);
    expect(body.roles).toEqual(['mentor', 'student']);
    expect((await academy.call(key, 'GET', '/me')).status).toBe(401);
    // Sent as it stands, a list of roles changes nothing, and support may send it with the rest.
    const { url: other } = await newLearner();
    const same = { version: 1, roles: ['student'], isIAU: true };
    expect((await academy.call('support', 'PATCH', other, same)).status).toBe(200);
  });

  test('of staff is for admins, and no one changes their own', async () => {
    const mentor = `/management/users/${await academy.userId('mentor')}`;
    expect(await get(mentor, 'support')).toMatchObject({ mayEdit: false, mayAssignRoles: false });
    const change = { version: 1, email: 'support@example.org' };
    expect((await academy.call('support', 'PATCH', mentor, change)).status).toBe(403);
    expect((await academy.call('support', 'POST', `${mentor}/activation-email`)).status).toBe(403);
    const own = `/management/users/${await academy.userId('admin')}`;
    for (const sent of [{ roles: [] }, { blocked: true }, { isIAU: true }])
      expect((await academy.call('admin', 'PATCH', own, { version: 1, ...sent })).status).toBe(403);
    expect(await get(own)).toMatchObject({ mayEdit: false, mayAssignRoles: false });
  });

  test('is changed by one of two at once', async () => {
    const { url } = await newLearner();
    const answers = await Promise.all(
      ['admin', 'support'].map((by) =>
        academy.call(by, 'PATCH', url, { version: 1, specialStatus: by }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await logOf(url)).toHaveLength(1);
  });

  test('that is not there is 404', async () => {
    for (const path of ['', '/notes', '/logs', '/stats'])
      expect((await academy.call('admin', 'GET', `/management/users/99999${path}`)).status).toBe(
        404,
      );
  });
});

describe('admins', () => {
  async function newAdmins() {
    count += 1;
    const keys = [`boss${count}a`, `boss${count}b`] as const;
    const ids = [];
    for (const key of keys) ids.push(await addPerson(academy, key, { roles: ['admin'] }));
    const urls = ids.map((id) => `/management/users/${id}`);
    return { keys, ids, urls };
  }
  const isOpen = async (ids: number[]) =>
    sql<{
      id: number;
    }>`select u.id from app_user u join user_role r on r.user_id = u.id and r.role = 'admin'
      where u.id = any(${ids}) and u.status = 1 and not u.blocked
        and not exists (select 1 from account_deletion where user_id = u.id)`.execute(academy.db);

  test.each([{ blocked: true }, { status: 2 }, { roles: ['student'] }])(
    'can’t remove each other at once: %o',
    async (change) => {
      for (let round = 0; round < races; round += 1) {
        const { keys, ids, urls } = await newAdmins();
        const body = { version: 1, ...change, reason: 'One of us' };
        const sent = await Promise.all([
          academy.call(keys[0], 'PATCH', urls[1] ?? '', body),
          academy.call(keys[1], 'PATCH', urls[0] ?? '', body),
        ]);
        expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
        expect((await isOpen(ids)).rows).toHaveLength(1);
      }
    },
    raceTime,
  );

  test('keep the last of them whose account isn’t about to be deleted', async () => {
    const { keys, ids, urls } = await newAdmins();
    await sql`delete from user_role where role = 'admin' and user_id <> all(${ids})`.execute(
      academy.db,
    );
    const email = `${keys[1]}@example.org`;
    const reason = 'Left the academy';
    const leaving = await academy.call(keys[0], 'DELETE', urls[1] ?? '', {
      version: 1,
      email,
      reason,
    });
    expect(leaving.status).toBe(200);
    const message = 'This is the last admin. Make someone else an admin first.';
    const change = { version: 1, status: 2, reason };
    const one = await academy.call(keys[1], 'PATCH', urls[0] ?? '', change);
    expect([one.status, one.body.message]).toEqual([403, message]);
    const deletion = { version: 1, email: `${keys[0]}@example.org`, reason };
    const other = await academy.call(keys[1], 'DELETE', urls[0] ?? '', deletion);
    expect([other.status, other.body.message]).toEqual([403, message]);
    expect((await isOpen(ids)).rows).toEqual([{ id: ids[0] }]);
    await sql`insert into user_role (user_id, role) select id, 'admin' from app_user where unique_name = 'admin'`.execute(
      academy.db,
    );
  });
});

test('an account is added once, by who may, with the roles they may give', async () => {
  const form = {
    firstName: 'New',
    lastName: 'Comer',
    email: 'new.comer@example.org',
    phone: '+31612345678',
    roles: ['student'],
    shippingAddress: { street: '', city: ' ' },
    sendsActivation: true,
  };
  const add = (by: string, changed = {}) =>
    academy.call(by, 'POST', '/management/users', { ...form, ...changed });
  expect((await add('sales')).status).toBe(403);
  expect((await add('support', { roles: ['admin'] })).status).toBe(403);
  const { body } = await add('support');
  expect(body).toMatchObject({
    email: form.email,
    phone: '+31 6 12345678',
    roles: ['student'],
    shippingAddress: null,
    signupMethod: 'staff',
    isEmailConfirmed: false,
  });
  expect((await add('admin')).body.fieldErrors).toHaveProperty('email');
  const wrong = await add('admin', { email: 'nobody', phone: '12', firstName: ' ' });
  expect(Object.keys(wrong.body.fieldErrors).sort()).toEqual(['email', 'firstName', 'phone']);
  expect((await logOf(`/management/users/${body.id}`)).map(({ action }) => action)).toEqual([
    'sendActivationEmail',
    'create',
  ]);
  const other = { email: 'staff@example.org', roles: ['sales'], sendsActivation: false };
  expect((await add('admin', other)).body.roles).toEqual(['sales']);
});

test('an activation link is mailed, and ends those before', async () => {
  const { url, key } = await newLearner();
  for (const _ of [1, 2])
    expect((await academy.call('support', 'POST', `${url}/activation-email`)).status).toBe(204);
  const codes = await academy.db
    .selectFrom('email_code')
    .select(['purpose', 'used_at'])
    .where('user_id', '=', await academy.userId(key))
    .orderBy('created_at')
    .execute();
  expect(codes.filter(({ used_at }) => used_at === null)).toHaveLength(1);
  await academy.call('support', 'PATCH', url, { version: 1, blocked: true, reason: 'Test' });
  expect((await academy.call('support', 'POST', `${url}/activation-email`)).status).toBe(409);
});

test('notes are kept once, newest first, and deleted by their authors or an admin', async () => {
  const { url } = await newLearner();
  const write = (by: string, note: string, changeId: string = randomUUID()) =>
    academy.call(by, 'POST', `${url}/notes`, { note, changeId });
  const changeId = randomUUID();
  const { body: first } = await write('sales', ' Prefers mail ', changeId);
  expect(first).toMatchObject({
    note: 'Prefers mail',
    by: { name: 'Sales Vega' },
    mayDelete: true,
  });
  expect((await write('sales', ' Prefers mail ', changeId)).body.id).toBe(first.id);
  const { body: second } = await write('support', 'Called');
  const list = async (by: string): Promise<Schema<'UserNotePage'>> =>
    (await academy.call(by, 'GET', `${url}/notes?pageSize=1`)).body;
  expect((await list('sales')).data).toMatchObject([{ note: 'Called', mayDelete: false }]);
  expect((await list('sales')).paging.total).toBe(2);
  const remove = (by: string, id: number, reason = 'Out of date') =>
    academy.call(by, 'DELETE', `${url}/notes/${id}`, { reason });
  expect((await remove('sales', second.id)).status).toBe(403);
  expect((await remove('support', second.id)).status).toBe(204);
  expect((await remove('support', second.id)).status).toBe(204);
  expect((await remove('admin', first.id, ' ')).status).toBe(422);
  expect((await remove('admin', first.id)).status).toBe(204);
  expect((await list('sales')).data).toEqual([]);
  const [last] = await logOf(url);
  expect(last).toMatchObject({
    action: 'deleteNote',
    before: {},
    after: {},
    reason: 'Out of date',
  });
});

test('the log is only ever added to', async () => {
  const { url } = await newLearner();
  await academy.call('admin', 'PATCH', url, { version: 1, isIAU: true });
  for (const statement of [
    sql`update audit_entry set reason = 'another'`,
    sql`delete from audit_entry`,
    sql`truncate audit_entry`,
  ])
    await expect(statement.execute(academy.db)).rejects.toThrow('append only');
});
