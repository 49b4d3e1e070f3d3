import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addBundle, addCourse, addProgram } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addLab } from '../../testing/world/labs.ts';
import { give, learn } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';
import { writeIntroPage } from '../products/authoring/intro-page.service.ts';
import type { IntroBlock } from './intro-page.service.ts';

let academy: TestApp;
/** Two programs and two bundles of four courses and two projects, and three people who have some of them. */
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'newcomer', 'single');
  const named = (uniqueName: string, name: string, level = 1) => ({ uniqueName, name, level });
  const vlans = await addCourse(academy, named('vlans-and-switching', 'VLANs and Switching'));
  const ospf = await addCourse(academy, named('ospf-in-practice', 'OSPF in Practice', 2));
  const wire = await addCourse(academy, named('reading-the-wire', 'Wireshark', 2));
  const filters = await addCourse(academy, named('access-lists', 'Access Lists'));
  const project = { type: ModuleType.project };
  const wan = await addCourse(academy, {
    ...named('two-site-wan', 'Two-site WAN', 2),
    ...project,
    prerequisites: [vlans, ospf],
  });
  const triage = await addCourse(academy, { ...named('soc-triage-week', 'Triage'), ...project });
  const all = [vlans, ospf, wire, filters, wan, triage];
  const program = await addProgram(
    academy,
    all,
    named('network-engineer', 'Network Engineer Program'),
  );
  await addProgram(academy, [triage], named('analyst', 'Security Analyst Program', 2));
  await addBundle(academy, [vlans, ospf, wan], named('branch-office', 'Branch Office Bundle'));
  await addBundle(academy, [triage], named('responder', 'First Responder Bundle', 2));
  for (const person of ['learner', 'newcomer']) await give(academy, person, program);
  await learn(academy, 'learner', vlans, { done: 1 });
  await give(academy, 'single', filters);
  await writeIntroPage(academy.db, program.id, oneOfEachKind, academy.clock.now());
});
afterAll(() => academy.close());

const oneOfEachKind: IntroBlock[] = [
  { kind: 'hero', title: 'Six builds', text: 'You leave with them.', image: null },
  { kind: 'text', title: 'How a week goes', html: '<p>Two lessons.</p>' },
  {
    kind: 'video',
    title: 'Three minutes of a lesson',
    url: '/media/lesson.mp4',
    poster: '/media/lesson.jpg',
    captions: [],
  },
  { kind: 'bullets', title: 'It is for you when', items: ['You have the hours'] },
  { kind: 'testimonials', title: 'They say', items: [{ quote: 'Good.', name: 'N', role: 'T' }] },
  { kind: 'faq', title: 'Asked', items: [{ question: 'How long?', html: '<p>A year.</p>' }] },
];

const list = async (query: string, person = 'learner'): Promise<Schema<'ModulePage'>> =>
  (await academy.call(person, 'GET', `/modules?${query}`)).body;
const namesOf = (page: Schema<'ModulePage'>) => page.data.map(({ uniqueName }) => uniqueName);
const set = (
  uniqueName: string,
  values: {
    is_public?: boolean;
    hidden?: boolean;
    not_clickable?: boolean;
    deleted_at?: Date | null;
  },
) => academy.db.updateTable('module').set(values).where('unique_name', '=', uniqueName).execute();

describe('the list', () => {
  test('shows products of a kind, never lessons or sections', async () => {
    expect((await list('type=1')).data.map(({ name }) => name)).toEqual([
      'Network Engineer Program',
      'Security Analyst Program',
    ]);
    expect((await list('type=8')).data.map(({ name }) => name)).toEqual([
      'Branch Office Bundle',
      'First Responder Bundle',
    ]);
    expect((await list('type=2')).paging.total).toBe(4);
    expect((await list('type=3')).paging.total).toBe(2);
    for (const type of [4, 5, 7, 9]) expect((await list(`type=${type}`)).data).toEqual([]);
  });

  test.each([
    ['ospf', ['ospf-in-practice']],
    ['WIRESHARK', ['reading-the-wire']],
    ['switch', expect.arrayContaining(['vlans-and-switching'])],
    ['ospf wireshark', []],
    ["'; drop table module; --", []],
    ['%', expect.arrayContaining(['ospf-in-practice'])],
  ])('is searched for %s by words and their beginnings', async (words, found) => {
    expect(namesOf(await list(`type=2&search=${encodeURIComponent(words)}`))).toEqual(found);
  });

  test('filters by level and by what is one’s own', async () => {
    for (const { level } of (await list('level=2')).data) expect(level).toBe(2);
    expect(namesOf(await list('type=2&onlyPurchased=true', 'single'))).toEqual(['access-lists']);
    const [analyst] = (await list('type=1&uniqueName=analyst', 'single')).data;
    const applied = { moduleId: analyst?.id };
    await academy.call('single', 'POST', '/me/modules?action=apply', applied);
    expect((await list('type=1&uniqueName=analyst', 'single')).data).toMatchObject([{ status: 4 }]);
    const { data, paging } = await list('onlyPurchased=true', 'single');
    expect([data.map(({ uniqueName }) => uniqueName), paging.total]).toEqual([['access-lists'], 1]);
  });

  test('of labs is filtered by their kind', async () => {
    for (const type of [1, 2, 3] as const)
      await addLab(academy, [], { type, uniqueName: `lab-${type}` });
    expect(namesOf(await list('type=10'))).toEqual(
      expect.arrayContaining(['lab-1', 'lab-2', 'lab-3']),
    );
    const second = await list('type=10&subtype=2');
    expect(namesOf(second)).toContain('lab-2');
    expect(new Set(second.data.map(({ subtype }) => subtype))).toEqual(new Set([2]));
    expect(namesOf(await list('type=2&subtype=2'))).toEqual([]);
  });

  test('its pages meet without a gap', async () => {
    const all = namesOf(await list('pageSize=100'));
    const seen: string[] = [];
    let next: string | null = '/modules?pageSize=2';
    while (next) {
      const page: Schema<'ModulePage'> = (await academy.call('learner', 'GET', next)).body;
      seen.push(...namesOf(page));
      next = page.paging.next;
    }
    expect(seen).toEqual(all);
  });
});

describe('what someone may see', () => {
  test('a draft, a hidden and a deleted product are not listed', async () => {
    for (const values of [{ is_public: false }, { hidden: true }, { deleted_at: new Date() }]) {
      await set('soc-triage-week', values);
      expect(namesOf(await list('type=3'))).toEqual(['two-site-wan']);
      await set('soc-triage-week', { is_public: true, hidden: false, deleted_at: null });
    }
    expect((await list('type=3')).paging.total).toBe(2);
  });

  test('a product that is not clickable is listed, and says so', async () => {
    await set('soc-triage-week', { not_clickable: true });
    const found = (await list('type=3&uniqueName=soc-triage-week')).data;
    expect(found.map(({ visibility }) => visibility)).toEqual([4]);
    await set('soc-triage-week', { not_clickable: false });
  });

  test('a draft does not exist for others and stays open to whom it belongs', async () => {
    const [course] = (await list('type=2&uniqueName=vlans-and-switching')).data;
    await set('vlans-and-switching', { is_public: false });
    expect((await academy.call('newcomer', 'GET', `/modules/${course?.id}`)).status).toBe(200);
    const foreign = await academy.call('single', 'GET', `/modules/${course?.id}`);
    const missing = await academy.call('single', 'GET', '/modules/999999');
    expect([foreign.status, foreign.body.message]).toEqual([404, missing.body.message]);
    await set('vlans-and-switching', { is_public: true });
  });

  test('a draft is in no list of its program, and its lessons are as hidden as itself', async () => {
    const [course] = (await list('type=2&uniqueName=vlans-and-switching')).data;
    const [program] = (await list('type=1')).data;
    const call = (person: string, url: string) => academy.call(person, 'GET', url);
    const idsOf = async (person: string) => {
      const { body } = await call(person, `/modules/${program?.id}`);
      const { body: listed } = await call(person, `/modules/${program?.id}/children`);
      return [body.childrenId, ...[body.children, listed].map(ids)];
    };
    const ids = (modules: Schema<'Module'>[]) => modules.map(({ id }) => id);
    const { body: outline } = await call('learner', `/me/modules/${course?.id}/outline`);
    const [{ id: section, lessons }] = outline.sections;
    const parts = [section, lessons[0].id];
    for (const id of parts) expect((await call('single', `/modules/${id}`)).status).toBe(200);
    await set('vlans-and-switching', { is_public: false });
    for (const seen of await idsOf('single')) expect(seen).not.toContain(course?.id);
    for (const seen of await idsOf('learner')) expect(seen).toContain(course?.id);
    for (const id of parts) {
      for (const url of [`/modules/${id}`, `/modules/${id}/parent`, `/modules/${id}/ratings`])
        expect([url, (await call('single', url)).status]).toEqual([url, 404]);
      expect((await call('learner', `/modules/${id}`)).status).toBe(200);
    }
    await set('vlans-and-switching', { is_public: true });
  });
});

describe('the tree', () => {
  test('a program holds its courses and projects in their order, and each knows its parent', async () => {
    const [program] = (await list('type=1')).data;
    const { body: children } = await academy.call(
      'learner',
      'GET',
      `/modules/${program?.id}/children`,
    );
    expect(children.map(({ uniqueName }: Schema<'Module'>) => uniqueName)).toEqual([
      'vlans-and-switching',
      'ospf-in-practice',
      'reading-the-wire',
      'access-lists',
      'two-site-wan',
      'soc-triage-week',
    ]);
    const projects = await academy.call(
      'learner',
      'GET',
      `/modules/${program?.id}/children?type=3`,
    );
    expect(projects.body).toHaveLength(2);
    const bundle = (await list('type=8&uniqueName=branch-office')).data[0];
    const { body: held } = await academy.call('learner', 'GET', `/modules/${bundle?.id}/children`);
    expect(held.map(({ uniqueName }: Schema<'Module'>) => uniqueName)).toEqual([
      'vlans-and-switching',
      'ospf-in-practice',
      'two-site-wan',
    ]);
    const parent = await academy.call('learner', 'GET', `/modules/${children[0].id}/parent`);
    expect(parent.body.id).toBe(program?.id);
    expect((await academy.call('learner', 'GET', `/modules/${program?.id}/parent`)).status).toBe(
      404,
    );
  });

  test('a product names what it asks for until that is done', async () => {
    const missingFor = async (person: string) => {
      const [wan] = (await list('type=3&uniqueName=two-site-wan', person)).data;
      return wan?.incompleteDependencies.map(({ name }) => name);
    };
    expect(await missingFor('learner')).toEqual(['OSPF in Practice']);
    expect(await missingFor('newcomer')).toEqual(['VLANs and Switching', 'OSPF in Practice']);
  });

  test.each(['-1', '0', 'abc', '99999999999999999999'])('module %s is no id', async (id) => {
    expect((await academy.call('learner', 'GET', `/modules/${id}`)).status).toBe(404);
  });
});

describe('the intro page', () => {
  const intro = async (id: number | undefined, person = 'single') =>
    academy.call(person, 'GET', `/modules/${id}/intro-page`);
  const find = async (query: string) => (await list(query, 'single')).data[0];

  test('has the blocks in their order, for whoever may see the product', async () => {
    const program = await find('type=1');
    const { body } = await intro(program?.id);
    expect(body.version).toBe(1);
    expect(body.blocks.map(({ kind }: { kind: string }) => kind)).toEqual([
      'hero',
      'text',
      'video',
      'bullets',
      'testimonials',
      'faq',
    ]);
    await set('network-engineer', { is_public: false });
    expect([
      (await intro(program?.id)).status,
      (await intro(program?.id, 'learner')).status,
    ]).toEqual([404, 200]);
    await set('network-engineer', { is_public: true });
    expect((await intro(999999)).status).toBe(404);
  });

  test('is empty where nothing was written', async () => {
    const course = await find('type=2&uniqueName=ospf-in-practice');
    expect((await intro(course?.id)).body).toEqual({ version: 0, blocks: [] });
  });

  test('keeps nothing that could run, and counts its versions', async () => {
    const course = await find('type=2&uniqueName=ospf-in-practice');
    const html = '<p onclick="x()">Hello</p><script>x()</script>';
    const write = (title: string) =>
      writeIntroPage(
        academy.db,
        course?.id ?? 0,
        [
          { kind: 'text', title, html },
          { kind: 'faq', title, items: [{ question: 'Why?', html }] },
        ],
        academy.clock.now(),
      );
    await write('First');
    await write('Second');
    const clean = '<p>Hello</p>';
    expect((await intro(course?.id)).body).toEqual({
      version: 2,
      blocks: [
        { kind: 'text', title: 'Second', html: clean },
        { kind: 'faq', title: 'Second', items: [{ question: 'Why?', html: clean }] },
      ],
    });
  });
});
