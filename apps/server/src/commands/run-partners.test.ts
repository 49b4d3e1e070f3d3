import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../areas/partners/partners.service.ts';
import type { TestApp } from '../testing/test-app.ts';
import { addCourse, type Course } from '../testing/world/courses.ts';
import { createWorld } from '../testing/world/create-world.ts';
import { addPartner } from '../testing/world/partners.ts';
import { addPerson } from '../testing/world/people.ts';
import { runPartners } from './run-partners.ts';

let academy: TestApp;
let course: Course;
beforeAll(async () => {
  academy = await createWorld();
  course = await addCourse(academy, { uniqueName: 'shown' });
  await addCourse(academy, { uniqueName: 'also-shown' });
});
afterAll(() => academy.close());

const run = (...args: string[]) => runPartners(academy, args);
const by = ['--by', 'Admin@example.org'];
const why = [...by, '--reason', 'It leaked'];

const isOpen = async (key = '') =>
  (await academy.app.inject({ url: `/partners/${key}` })).statusCode === 200;
const managed = async (id: number) => {
  const { body } = await academy.call('admin', 'GET', '/management/partners');
  return body.data.find((one: { id: number }) => one.id === id);
};
const newest = async (pageSize = 1) =>
  (await academy.call('admin', 'GET', `/management/audit?pageSize=${pageSize}`)).body.data;

describe('keys', () => {
  test('a partner is added as an admin adds it', async () => {
    const key = await run('add', 'Cable & Crew', 'https://cable-and-crew.example', ...by);
    expect(await isOpen(key)).toBe(true);
    expect(await newest()).toMatchObject([
      { action: 'partnerCreate', by: { name: 'Admin Vega' }, after: { name: 'Cable & Crew' } },
    ]);
  });

  test('are issued and revoked with a reason in the log, and each raises the version', async () => {
    const { id, key } = await addPartner(academy);
    const next = await run('rotate', key, ...why);
    expect(await run('revoke', key, ...why)).toBeUndefined();
    expect([await isOpen(key), await isOpen(next)]).toEqual([false, true]);
    expect(await managed(id)).toMatchObject({ version: 3 });
    expect(await newest(2)).toMatchObject([
      { action: 'partnerKeyRevoke', before: { key }, reason: 'It leaked' },
      { action: 'partnerKeyIssue', after: { key: next }, by: { name: 'Admin Vega' } },
    ]);
  });

  test('are 50 at most', async () => {
    const { id, key } = await addPartner(academy);
    const row = { partner_id: id, created_at: academy.clock.now() };
    const more = Array.from({ length: 49 }, () => ({ ...row, key: newKey() }));
    await academy.db.insertInto('partner_key').values(more).execute();
    await expect(run('rotate', key, ...why)).rejects.toThrow('up to 50 keys');
  });
});

describe('what a partner shows', () => {
  test('is printed, set and emptied, and stays apart from what it sells', async () => {
    const { id, key } = await addPartner(academy);
    expect(await run('shows', key)).toBe('Nothing');
    expect(await run('shows', key, 'shown', 'also-shown', ...by)).toBe('also-shown\nshown');
    expect(await newest()).toMatchObject([
      { action: 'partnerEdit', before: { shows: [] }, after: { shows: ['also-shown', 'shown'] } },
    ]);
    const { name, origins, theme, version, products } = await managed(id);
    expect([version, products]).toEqual([2, []]);
    const sells = { name, origins, theme, version, productIds: [course.id] };
    await academy.call('admin', 'PUT', `/management/partners/${id}`, sells);
    expect(await run('shows', key)).toBe('also-shown\nshown');
    expect(await run('shows', key, '--none', ...by)).toBe('Nothing');
    expect(await managed(id)).toMatchObject({ version: 4, products: [{ id: course.id }] });
  });

  test('is refused whole when a product does not exist', async () => {
    const { key } = await addPartner(academy);
    await expect(run('shows', key, 'shown', 'missing', ...by)).rejects.toThrow(
      'No product is called missing.',
    );
    expect(await run('shows', key)).toBe('Nothing');
  });
});

test('a secret is issued and revoked, and the log keeps its id but not the secret', async () => {
  const { id, key } = await addPartner(academy);
  const secret = (await run('add-secret', key, ...why)) ?? '';
  expect(secret).toMatch(/^sk_[a-z0-9]{12}_/);
  const [issued] = await newest();
  expect(issued).toMatchObject({ action: 'partnerSecretIssue', reason: 'It leaked' });
  expect(secret).toContain(issued.after.secretId);
  expect(JSON.stringify(issued)).not.toContain(secret);
  for (const _time of [1, 2]) await run('revoke-secret', secret, ...why);
  expect(await newest()).toMatchObject([{ action: 'partnerSecretRevoke' }]);
  expect(await managed(id)).toMatchObject({ version: 3 });
  await expect(run('revoke-secret', 'sk_nothing', ...why)).rejects.toThrow(
    'No partner has this secret.',
  );
});

describe('nothing is done', () => {
  test('without an admin and a reason', async () => {
    const { id, key } = await addPartner(academy);
    await addPerson(academy, 'seller', { roles: ['sales'] });
    await addPerson(academy, 'former', { roles: ['admin'], isBlocked: true });
    await expect(run('rotate', key, '--reason', 'It leaked')).rejects.toThrow('Add --by');
    for (const name of ['seller', 'former', 'nobody'])
      await expect(run('shows', key, 'shown', '--by', `${name}@example.org`)).rejects.toThrow(
        'is not the address of an admin',
      );
    for (const reason of [[], ['--reason', ' '], ['--reason', 'x'.repeat(501)]])
      await expect(run('revoke', key, ...by, ...reason)).rejects.toThrow('Add --reason');
    expect(await managed(id)).toMatchObject({ version: 1, keys: [{ revokedAt: null }] });
  });

  test.each([[], ['show', 'pk_demo'], ['add', ' '], ['shows', 'pk_demo', 'shown', '--none']])(
    'for %s, but the help is printed',
    async (...args) => {
      await expect(run(...args)).rejects.toThrow(/^Use one of:/);
    },
  );

  test('for a key that no partner has', async () => {
    await expect(run('rotate', 'pk_nobody_has_this', ...why)).rejects.toThrow(
      'No partner has this key.',
    );
  });
});
