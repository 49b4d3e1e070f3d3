import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addBundle, addCourse, addProgram, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addLab } from '../../testing/world/labs.ts';
import { give } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { pauseAccess } from '../grants/given-access.fixture.ts';

let academy: TestApp;
let course: Course;
const year = 365 * 86_400_000;

/** Labs of each kind, opened by a program, its course, a bundle or nothing; one whose year is over. */
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'peer', 'owner', 'stranger', 'leaver');
  course = await addCourse(academy);
  const later = await addCourse(academy);
  const project = await addCourse(academy, { type: ModuleType.project, uniqueName: 'project' });
  const single = await addCourse(academy);
  const program = await addProgram(academy, [course, later, project], { uniqueName: 'program' });
  const bundle = await addBundle(academy, [single], { uniqueName: 'bundle' });
  const named = (name: string) => ({ name, uniqueName: name.toLowerCase().replaceAll(' ', '-') });
  const trunk = await addLab(academy, [course], named('Trunk repair'));
  const clinic = await addLab(academy, [later], named('Adjacency clinic'));
  const order = await addLab(academy, [single, bundle], named('Access list order'));
  const plan = await addLab(academy, [program], named('Address plan'));
  const prep = { type: 2 as const, numberOfLabs: 24, numberOfQuestions: 640 };
  await addLab(academy, [program], { ...named('Network associate prep'), ...prep });
  await addLab(academy, [], { ...named('Security associate prep'), ...prep });
  await addLab(academy, [course], {
    ...named('Routing bundle'),
    type: 3,
    numberOfLabs: 310,
    holds: [trunk, clinic, plan],
  });
  const security = await addLab(academy, [], {
    ...named('Security bundle'),
    type: 3,
    numberOfLabs: 160,
    holds: [order],
  });
  for (const person of ['learner', 'peer']) await give(academy, person, program);
  for (const person of ['owner', 'leaver']) await give(academy, person, course);
  await give(academy, 'leaver', bundle);
  await give(academy, 'peer', security);
  await pauseAccess(academy, await academy.userId('peer'), security.id);
  await open('learner', plan.id);
  academy.clock.advance(year + 86_400_000);
  await open('learner', trunk.id);
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
const idOf = async (name: string) => (await lab('learner', name)).id;

describe('the list', () => {
  test('has the three kinds, each with the own access', async () => {
    const { data } = await list('learner');
    expect(new Set(data.map(({ type }) => type))).toEqual(new Set([1, 2, 3]));
    expect(data.reduce((sum, one) => sum + one.numberOfLabs, 0)).toBeGreaterThan(500);
    const states = Object.fromEntries(data.map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({
      'Trunk repair': 'open',
      'Address plan': 'expired',
      'Routing bundle': 'ready',
      'Security bundle': 'notYours',
    });
  });

  test('names what opens a lab that is not owned', async () => {
    await addPerson(academy, 'newcomer');
    expect((await lab('newcomer', 'Trunk repair')).openedBy).toEqual([
      expect.objectContaining({ id: course.id, type: 2 }),
    ]);
    expect((await lab('learner', 'Trunk repair')).openedBy).toEqual([]);
  });

  test('is filtered by kind, and has pages', async () => {
    for (const type of [1, 2, 3]) {
      for (const one of (await list('learner', `?type=${type}`)).data) expect(one.type).toBe(type);
    }
    const first = await list('learner', '?pageSize=3');
    const { body: second } = await academy.call('learner', 'GET', first.paging.next ?? '');
    const all = (await list('learner')).data;
    expect([...first.data, ...second.data]).toEqual(all.slice(0, 6));
    expect((await academy.call('learner', 'GET', '/me/labs?type=4')).status).toBe(422);
  });

  test('of a product are those it opens', async () => {
    const { body } = await academy.call('learner', 'GET', `/me/modules/${course.id}/labs`);
    expect(body.map(({ name }: Schema<'Lab'>) => name)).toEqual(['Trunk repair', 'Routing bundle']);
    expect((await academy.call('learner', 'GET', '/me/modules/999999/labs')).status).toBe(404);
  });
});

describe('a lab as a product', () => {
  const find = async (person: string, name: string): Promise<Schema<'Module'>> =>
    (await academy.call(person, 'GET', `/me/modules?type=10&uniqueName=${name}`)).body[0];

  test('may be begun by whom another product opens it, and is under way once it was opened', async () => {
    const statuses = [];
    for (const name of ['trunk-repair', 'adjacency-clinic', 'security-associate-prep'])
      statuses.push((await find('learner', name)).status);
    expect(statuses).toEqual([1, 5, null]);
    expect((await find('peer', 'security-bundle')).status).toBe(102);
    const { id } = await find('learner', 'adjacency-clinic');
    const started = await academy.call('learner', 'PATCH', `/me/modules/${id}?action=start`, {});
    expect([started.status, started.body.message]).toEqual([422, 'A lab starts when you open it.']);
  });

  test('stays visible to whom it belongs when it is a draft', async () => {
    const { id } = await find('learner', 'trunk-repair');
    await academy.db.updateTable('module').set({ is_public: false }).where('id', '=', id).execute();
    const statusFor = async (person: string) =>
      (await academy.call(person, 'GET', `/modules/${id}`)).status;
    expect([await statusFor('learner'), await statusFor('owner')]).toEqual([200, 200]);
    expect(await statusFor('stranger')).toBe(404);
    await academy.db.updateTable('module').set({ is_public: true }).where('id', '=', id).execute();
  });

  test('has itself and what it holds; a program what its courses open', async () => {
    const namesOf = async (type: number, name: string) => {
      const { body } = await academy.call(
        'learner',
        'GET',
        `/me/modules?type=${type}&uniqueName=${name}`,
      );
      const { id } = body[0];
      const labs = (await academy.call('learner', 'GET', `/me/modules/${id}/labs`)).body;
      const { labCount } = (await academy.call('learner', 'GET', `/me/modules/${id}/details`)).body;
      expect(labCount).toBe(labs.length);
      return labs.map(({ uniqueName }: Schema<'Lab'>) => uniqueName);
    };
    expect(await namesOf(10, 'trunk-repair')).toEqual(['trunk-repair']);
    expect(await namesOf(10, 'security-bundle')).toEqual(['security-bundle', 'access-list-order']);
    expect(await namesOf(1, 'program')).toEqual(
      expect.arrayContaining(['address-plan', 'network-associate-prep', 'trunk-repair']),
    );
    expect(await namesOf(8, 'bundle')).toEqual(['access-list-order']);
    expect(await namesOf(3, 'project')).toEqual([]);
  });
});

describe('access', () => {
  test('begins a year with the first launch, and no later one moves it', async () => {
    const id = await idOf('Routing bundle');
    const { body: first } = await open('learner', id);
    const [year] = first.firstAccessAt.split('-');
    expect(first.expiresAt).toBe(first.firstAccessAt.replace(year, String(Number(year) + 1)));
    academy.clock.advance(86_400_000);
    const { body: second } = await open('learner', id);
    expect(second).toMatchObject({ ...first, launchUrl: expect.any(String) });
    expect(await lab('learner', 'Routing bundle')).toMatchObject({
      state: 'open',
      expiresAt: first.expiresAt,
    });
  });

  test('asked for twenty times at once begins one year', async () => {
    const id = await idOf('Network associate prep');
    const answers = await Promise.all(Array.from({ length: 20 }, () => open('learner', id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.expiresAt)).size).toBe(1);
  });

  test('ends with the year, to the moment', async () => {
    const id = await idOf('Trunk repair');
    const { expiresAt } = await lab('learner', 'Trunk repair');
    const left = new Date(expiresAt ?? '').getTime() - academy.clock.now().getTime();
    academy.clock.advance(left - 1);
    expect((await open('learner', id)).status).toBe(200);
    academy.clock.advance(1);
    const late = await open('learner', id);
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringMatching(/^Your access to this lab ended on /),
    ]);
    expect((await lab('learner', 'Trunk repair')).state).toBe('expired');
  });

  test('is for those whose products open the lab', async () => {
    const id = await idOf('Trunk repair');
    expect((await open('stranger', id)).status).toBe(403);
    expect((await open('peer', id)).status).toBe(200);
    expect((await open('learner', 999_999)).status).toBe(404);
    const userId = await academy.userId('leaver');
    const held = await academy.db
      .selectFrom('access_grant')
      .select('module_id')
      .where('user_id', '=', userId)
      .execute();
    for (const { module_id } of held) await pauseAccess(academy, userId, module_id);
    expect((await open('leaver', id)).status).toBe(403);
  });
});

describe('a simulated lab', () => {
  const visit = (url: string) =>
    academy.app.inject({ method: 'GET', url: url.slice(academy.config.publicUrl.length) });

  test('opens, says what it is, and closes its address after five minutes', async () => {
    const { body } = await open('peer', await idOf('Routing bundle'));
    const page = await visit(body.launchUrl);
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(page.body).toContain('<h1>Routing bundle</h1>');
    expect(page.body).toContain('This is a simulated lab.');
    academy.clock.advance(300_001);
    expect((await visit(body.launchUrl)).statusCode).toBe(410);
  });

  test('opens by no address that was changed or made up', async () => {
    const { body } = await open('peer', await idOf('Routing bundle'));
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
