import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { pauseAccess } from '../grants/given-access.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

const list = async (person: string, query = ''): Promise<Schema<'LabPage'>> =>
  (await academy.call(person, 'GET', `/me/labs${query}`)).body;
const open = (person: string, id: number) => academy.call(person, 'POST', `/me/labs/${id}/access`);

async function lab(person: string, name: string): Promise<Schema<'Lab'>> {
  const found = (await list(person, '?pageSize=100')).data.find((one) => one.name === name);
  if (!found) throw new Error(`${person} sees no lab ${name}.`);
  return found;
}
const idOf = async (name: string) => (await lab('maya', name)).id;

describe('the list', () => {
  test('has the three kinds, each with the own access', async () => {
    const { data } = await list('maya');
    expect(new Set(data.map(({ type }) => type))).toEqual(new Set([1, 2, 3]));
    expect(data.reduce((sum, one) => sum + one.numberOfLabs, 0)).toBeGreaterThan(500);
    const states = Object.fromEntries(data.map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({
      'Trunk repair': 'open',
      'Address plan for a branch': 'expired',
      'Routing and switching bundle': 'ready',
      'Security operations bundle': 'notYours',
    });
  });

  test('is filtered by kind, and has pages', async () => {
    for (const type of [1, 2, 3]) {
      for (const one of (await list('maya', `?type=${type}`)).data) expect(one.type).toBe(type);
    }
    const first = await list('maya', '?pageSize=3');
    const { body: second } = await academy.call('maya', 'GET', first.paging.next ?? '');
    const all = (await list('maya')).data;
    expect([...first.data, ...second.data]).toEqual(all.slice(0, 6));
    expect((await academy.call('maya', 'GET', '/me/labs?type=4')).status).toBe(422);
  });

  test('of a product are those it opens', async () => {
    const { id } = await academy.db
      .selectFrom('module')
      .select('id')
      .where('unique_name', '=', 'vlans-and-switching')
      .executeTakeFirstOrThrow();
    const { body } = await academy.call('maya', 'GET', `/me/modules/${id}/labs`);
    expect(body.map(({ name }: Schema<'Lab'>) => name)).toEqual([
      'Trunk repair',
      'Routing and switching bundle',
    ]);
    expect((await academy.call('maya', 'GET', '/me/modules/999999/labs')).status).toBe(404);
  });
});

describe('a lab as a product', () => {
  const find = async (person: string, name: string): Promise<Schema<'Module'>> =>
    (await academy.call(person, 'GET', `/me/modules?type=10&uniqueName=${name}`)).body[0];

  test('may be begun by whom another product opens it, and is under way once it was opened', async () => {
    const statuses = [];
    for (const name of ['trunk-repair', 'ospf-adjacency-clinic', 'security-associate-prep'])
      statuses.push((await find('maya', name)).status);
    expect(statuses).toEqual([1, 5, null]);
    expect((await find('bram', 'security-operations-labs')).status).toBe(102);
    const { id } = await find('maya', 'ospf-adjacency-clinic');
    const started = await academy.call('maya', 'PATCH', `/me/modules/${id}?action=start`, {});
    expect([started.status, started.body.message]).toEqual([422, 'A lab starts when you open it.']);
  });

  test('stays visible to whom it belongs when it is a draft', async () => {
    const { id } = await find('maya', 'trunk-repair');
    await academy.db.updateTable('module').set({ is_public: false }).where('id', '=', id).execute();
    const statusFor = async (person: string) =>
      (await academy.call(person, 'GET', `/modules/${id}`)).status;
    expect([await statusFor('maya'), await statusFor('lucia')]).toEqual([200, 200]);
    expect(await statusFor('kwame')).toBe(404);
    await academy.db.updateTable('module').set({ is_public: true }).where('id', '=', id).execute();
  });

  test('has itself and what it holds; a program what its courses open', async () => {
    const namesOf = async (type: number, name: string) => {
      const { body } = await academy.call(
        'maya',
        'GET',
        `/me/modules?type=${type}&uniqueName=${name}`,
      );
      const { id } = body[0];
      const labs = (await academy.call('maya', 'GET', `/me/modules/${id}/labs`)).body;
      const { labCount } = (await academy.call('maya', 'GET', `/me/modules/${id}/details`)).body;
      expect(labCount).toBe(labs.length);
      return labs.map(({ uniqueName }: Schema<'Lab'>) => uniqueName);
    };
    expect(await namesOf(10, 'trunk-repair')).toEqual(['trunk-repair']);
    expect(await namesOf(10, 'security-operations-labs')).toEqual([
      'security-operations-labs',
      'access-list-order',
    ]);
    expect(await namesOf(1, 'network-engineer')).toEqual(
      expect.arrayContaining(['address-plan', 'network-associate-prep', 'trunk-repair']),
    );
    expect(await namesOf(8, 'first-responder')).toEqual(['access-list-order']);
    expect(await namesOf(3, 'two-site-wan')).toEqual([]);
  });
});

describe('access', () => {
  test('begins a year with the first launch, and no later one moves it', async () => {
    const id = await idOf('Routing and switching bundle');
    const { body: first } = await open('maya', id);
    const [year] = first.firstAccessAt.split('-');
    expect(first.expiresAt).toBe(first.firstAccessAt.replace(year, String(Number(year) + 1)));
    academy.clock.advance(86_400_000);
    const { body: second } = await open('maya', id);
    expect(second).toMatchObject({ ...first, launchUrl: expect.any(String) });
    expect(await lab('maya', 'Routing and switching bundle')).toMatchObject({
      state: 'open',
      expiresAt: first.expiresAt,
    });
  });

  test('asked for twenty times at once begins one year', async () => {
    const id = await idOf('Network associate exam prep');
    const answers = await Promise.all(Array.from({ length: 20 }, () => open('maya', id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.expiresAt)).size).toBe(1);
  });

  test('ends with the year, to the moment', async () => {
    const id = await idOf('Trunk repair');
    const { expiresAt } = await lab('maya', 'Trunk repair');
    const left = new Date(expiresAt ?? '').getTime() - academy.clock.now().getTime();
    academy.clock.advance(left - 1);
    expect((await open('maya', id)).status).toBe(200);
    academy.clock.advance(1);
    const late = await open('maya', id);
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringMatching(/^Your access to this lab ended on /),
    ]);
    expect((await lab('maya', 'Trunk repair')).state).toBe('expired');
  });

  test('is for those whose products open the lab', async () => {
    const id = await idOf('Trunk repair');
    expect((await open('kwame', id)).status).toBe(403);
    expect((await open('bram', id)).status).toBe(200);
    expect((await open('maya', 999_999)).status).toBe(404);
    const userId = await academy.userId('samira');
    const held = await academy.db
      .selectFrom('access_grant')
      .select('module_id')
      .where('user_id', '=', userId)
      .execute();
    for (const { module_id } of held) await pauseAccess(academy, userId, module_id);
    expect((await open('samira', id)).status).toBe(403);
  });
});

describe('a simulated lab', () => {
  const visit = (url: string) =>
    academy.app.inject({ method: 'GET', url: url.slice(academy.config.publicUrl.length) });

  test('opens, says what it is, and closes its address after five minutes', async () => {
    const { body } = await open('bram', await idOf('Routing and switching bundle'));
    const page = await visit(body.launchUrl);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html']);
    expect(page.body).toContain('<h1>Routing and switching bundle</h1>');
    expect(page.body).toContain('This is a simulated lab.');
    academy.clock.advance(300_001);
    expect((await visit(body.launchUrl)).statusCode).toBe(410);
  });

  test('opens by no address that was changed or made up', async () => {
    const { body } = await open('bram', await idOf('Routing and switching bundle'));
    const [text, signature] = body.launchUrl.split('ticket=')[1].split('.');
    const forged = Buffer.from(text, 'base64url').toString().replace('Routing', 'Forging');
    for (const ticket of [
      `${Buffer.from(forged).toString('base64url')}.${signature}`,
      text,
      '',
      '.',
    ]) {
      const answer = await visit(
        `${academy.config.publicUrl}/simulated-labs/open?ticket=${ticket}`,
      );
      expect(answer.statusCode).toBe(410);
    }
  });
});
