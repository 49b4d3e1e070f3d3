import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'other');
  await addPerson(academy, 'mentor', { roles: ['mentor'] });
  await addPerson(academy, 'frozen', { isFrozen: true });
  await addPerson(academy, 'found', { name: ['Aiko', 'Morimoto'] });
  await addPerson(academy, 'removed', { name: ['Bella', 'Castell'], isBlocked: true });
});
afterAll(() => academy.close());

describe('profile', () => {
  test('takes the writable fields and brings them back', async () => {
    const update = {
      firstName: 'Robin',
      tshirtSize: 'XL',
      shippingAddress: {
        street: '12 Cable Road',
        city: 'Leeds',
        state: null,
        zip: 'LS1 4AP',
        country: 'GB',
      },
      socialLinks: [{ network: 'linkedin', url: 'https://www.linkedin.com/in/robin' }],
      birthDateMonth: 4,
      birthDateDay: 9,
      birthDateYear: 1991,
    };
    const { status, body } = await academy.call('learner', 'PATCH', '/me', update);
    expect([status, body]).toEqual([200, expect.objectContaining(update)]);
    expect((await academy.call('learner', 'GET', '/me/profile')).body).toEqual(body);
  });

  test('sent back as it was read, the server’s own fields do no harm', async () => {
    const { id, email, roles, isIAU } = (await academy.call('learner', 'GET', '/me/profile')).body;
    const sent = { id, email, roles, isIAU, lastName: 'Vega' };
    expect((await academy.call('learner', 'PATCH', '/me', sent)).status).toBe(200);
  });

  test('one field that breaks a rule keeps all of it out', async () => {
    const before = (await academy.call('learner', 'GET', '/me/profile')).body;
    for (const wrong of [
      { phone: 'call me' },
      { firstName: '' },
      { birthDateMonth: 13 },
      { tshirtSize: 'XXXXXL' },
      { socialLinks: [{ network: 'linkedin', url: 'javascript:alert(1)' }] },
      { unknownField: true },
    ]) {
      const answer = await academy.call('learner', 'PATCH', '/me', {
        lastName: 'Changed',
        ...wrong,
      });
      expect([wrong, answer.status]).toEqual([wrong, 422]);
      expect(Object.keys(answer.body.fieldErrors)).toHaveLength(1);
    }
    expect((await academy.call('learner', 'GET', '/me/profile')).body).toEqual(before);
  });
});

describe('context', () => {
  test('the full context with a change of what is the learner’s is stored', async () => {
    const context = (await academy.call('learner', 'GET', '/me/context')).body;
    const sent = { ...context, finishedInvite: true, closedInviteNotification: true };
    expect((await academy.call('learner', 'PATCH', '/me/context', sent)).body).toEqual(sent);
  });

  test.each([
    { totalXpPoints: 1_000_000 },
    { level: 99 },
    { paymentStatus: 'declined' },
    { moduleIdsPendingTermAcceptance: [1] },
    { isSessionRecordingEnabled: true },
  ])('%j is the server’s: nothing is applied', async (change) => {
    const context = (await academy.call('other', 'GET', '/me/context')).body;
    const sent = { ...context, finishedInvite: true, ...change };
    const answer = await academy.call('other', 'PATCH', '/me/context', sent);
    expect([answer.status, Object.keys(answer.body.fieldErrors)]).toEqual([
      422,
      Object.keys(change),
    ]);
    expect((await academy.call('other', 'GET', '/me/context')).body).toEqual(context);
  });
});

test('what every page needs first comes in one answer; a frozen account gets no notifications', async () => {
  const read = async (person: string, path: string) =>
    (await academy.call(person, 'GET', path)).body;
  expect(await read('learner', '/me/start')).toEqual({
    me: await read('learner', '/me'),
    menu: await read('learner', '/me/menu'),
    context: await read('learner', '/me/context'),
    notifications: await read('learner', '/me/notifications'),
  });
  const { context, notifications } = await read('frozen', '/me/start');
  expect([context.paymentStatus, notifications]).toEqual(['frozen', null]);
});

describe('menu', () => {
  const linksOf = async (person: string): Promise<string[]> => {
    const { nav, header }: Schema<'Menu'> = (await academy.call(person, 'GET', '/me/menu')).body;
    return [...nav.top, ...nav.bottom, ...header.avatar].map(({ link }) => link);
  };

  test('has no tools of other roles in it', async () => {
    const learner = await linksOf('learner');
    expect(learner).toContain('/courses');
    expect(learner.filter((link) => /^\/(creator|admin|inbox|desk)/.test(link))).toEqual([]);
    expect((await linksOf('mentor'))[0]).toBe('/desk');
    expect(await linksOf('mentor')).toContain('/inbox');
    expect(await linksOf('admin')).toContain('/inbox/milestones');
  });

  test('of a frozen account leads to Billing only', async () => {
    const { nav, header }: Schema<'Menu'> = (await academy.call('frozen', 'GET', '/me/menu')).body;
    const open = [...nav.top, ...nav.bottom, ...header.avatar].filter(({ disabled }) => !disabled);
    expect(open.map(({ text }) => text)).toEqual(['Billing', 'Support']);
  });
});

describe('drafts', () => {
  const key = 'homework:7';
  const save = (body: object) =>
    academy.call('learner', 'PUT', `/me/drafts/${key}`, { key, ...body });

  test('a receipt counts versions; the same text again makes none', async () => {
    expect((await academy.call('learner', 'GET', `/me/drafts/${key}`)).status).toBe(404);
    const value = { items: { why: 'one', ü: '“two”' } };
    const first = await save({ value });
    expect(first.body).toMatchObject({ key, value, version: 1 });
    const reordered = { items: { ü: '“two”', why: 'one' } };
    expect((await save({ value: reordered, baseVersion: 0 })).body.version).toBe(1);
    expect((await save({ value: {}, baseVersion: 1 })).body.version).toBe(2);
    expect((await academy.call('learner', 'GET', `/me/drafts/${key}`)).body.value).toEqual({});
    expect((await academy.call('other', 'GET', `/me/drafts/${key}`)).status).toBe(404);
  });

  test('a text typed on an older version is a conflict and overwrites nothing', async () => {
    const stale = await save({ value: { items: 'old' }, baseVersion: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
    const draft: Schema<'Draft'> = (await academy.call('learner', 'GET', `/me/drafts/${key}`)).body;
    expect([draft.version, draft.value]).toEqual([2, {}]);
  });

  test('of many at once on one version exactly one is kept', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save({ value: { index }, baseVersion: 2 })),
    );
    const kept = results.filter(({ status }) => status === 200);
    expect([kept.length, results.filter(({ status }) => status === 409).length]).toEqual([1, 19]);
    const draft = (await academy.call('learner', 'GET', `/me/drafts/${key}`)).body;
    expect(draft).toEqual(kept[0]?.body);
  });

  test('what is too large, or named otherwise, is refused', async () => {
    expect((await save({ value: { text: 'x'.repeat(257 * 1024) } })).status).toBe(413);
    const other = { key: 'homework:8', value: {} };
    expect((await academy.call('learner', 'PUT', `/me/drafts/${key}`, other)).status).toBe(422);
    const odd = { key: '../etc', value: {} };
    expect((await academy.call('learner', 'PUT', '/me/drafts/..%2Fetc', odd)).status).toBe(404);
    expect((await academy.call('learner', 'GET', '/me/drafts/..%2Fetc')).status).toBe(404);
  });

  test('are the 200 latest of a person', async () => {
    const userId = await addPerson(academy, 'hoarder');
    const save = (key: string) =>
      academy.call('hoarder', 'PUT', `/me/drafts/${key}`, { key, value: { text: key } });
    await save('lessonNote:1');
    academy.clock.advance(1000);
    await academy.db
      .insertInto('form_draft')
      .values(
        Array.from({ length: 199 }, (_, index) => ({
          ...{ user_id: userId, key: `homework:${index + 1}`, value: '{}' },
          saved_at: academy.clock.now(),
        })),
      )
      .execute();
    academy.clock.advance(1000);
    expect((await save('homework:999')).status).toBe(200);
    const kept = await academy.db
      .selectFrom('form_draft')
      .select('key')
      .where('user_id', '=', userId)
      .execute();
    expect(kept).toHaveLength(200);
    expect(kept.map(({ key }) => key)).not.toContain('lessonNote:1');
    expect((await academy.call('hoarder', 'GET', '/me/drafts/homework:999')).status).toBe(200);
  });

  test('a version that no draft can reach is a wrong one, not a failure', async () => {
    const { status } = await save({ value: {}, baseVersion: Number.MAX_SAFE_INTEGER });
    expect(status).toBe(422);
  });
});

describe('people', () => {
  test('are found by three letters, with nothing but a name', async () => {
    const { body } = await academy.call('other', 'GET', '/users?name=mor');
    expect(body).toEqual([{ id: expect.any(Number), name: 'Aiko Morimoto', avatar: null }]);
    expect((await academy.call('other', 'GET', '/users?name=mo')).status).toBe(422);
    expect((await academy.call('other', 'GET', '/users?name=%25%25%25')).body).toEqual([]);
    expect((await academy.call('other', 'GET', '/users?name=castell')).body).toEqual([]);
  });
});

describe('validations', () => {
  test.each([
    ['email', 'robin at example', 'Please enter a valid email'],
    ['phone', 'call me', 'Please enter a valid phone number'],
  ])('%s %s is answered with a message', async (kind, value, message) => {
    const answer = await academy.call('learner', 'POST', `/validations/${kind}`, { [kind]: value });
    expect([answer.status, answer.body.fieldErrors[kind]]).toEqual([422, message]);
  });

  test.each([
    ['email', 'somebody.new+tag@example.org'],
    ['email', 'learner@example.org'],
    ['phone', '+44 113 496 0000'],
  ])('%s %s is good', async (kind, value) => {
    const answer = await academy.call('learner', 'POST', `/validations/${kind}`, { [kind]: value });
    expect(answer.status).toBe(204);
  });
});
