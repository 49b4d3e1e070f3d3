import type { Schema } from '@uplink/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lessonsOf, outlineOf } from '../../testing/outlines.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

const get = async (url: string, person = 'maya') => (await academy.call(person, 'GET', url)).body;
const list = (query: string, person = 'maya'): Promise<Schema<'Module'>[]> =>
  get(`/me/modules?${query}`, person);
const idsOf = (modules: { id: number }[]) => modules.map(({ id }) => id);
const namesOf = (modules: Schema<'Module'>[]) => modules.map(({ uniqueName }) => uniqueName);

const course = 'ospf-in-practice';
const program = 'rootType=1&rootName=network-engineer';

describe('own modules', () => {
  test('are found by status and by kinds, comma-joined', async () => {
    const own = await list('types=1,2,3');
    expect(own.length).toBeGreaterThan(2);
    expect(idsOf(await list(''))).toEqual(idsOf(own));
    expect(idsOf(await list('status=1,3&types=2,3'))).toEqual(
      idsOf(own.filter(({ status, type }) => type !== 1 && (status === 1 || status === 3))),
    );
    expect(await list('status=101,102,103')).toEqual([]);
    const suspended = await list('status=101,102,103', 'bram');
    expect(suspended.map(({ uniqueName, status }) => [uniqueName, status])).toEqual(
      expect.arrayContaining([
        ['cabling-and-fibre', 103],
        ['security-operations-labs', 102],
      ]),
    );
    const [paused] = await list('status=101', 'owen');
    expect(paused?.uniqueName).toBe('access-lists-and-firewalls');
    for (const { type, status } of await list('types=4&status=3'))
      expect([type, status]).toEqual([4, 3]);
    expect((await academy.call('maya', 'GET', '/me/modules?status=1,')).status).toBe(422);
  });

  test('are found by their place: below a parent, anywhere below a root', async () => {
    const [lesson] = lessonsOf(await outlineOf(academy, 'maya', course));
    const { uniqueName } = await get(`/modules/${lesson?.id}`);
    expect(namesOf(await list(`${program}&uniqueName=${course}&type=2`))).toEqual([course]);
    expect(idsOf(await list(`${program}&uniqueName=${uniqueName}&type=4`))).toEqual([lesson?.id]);
    const inProgram = 'parentType=1&parentName=network-engineer';
    expect(namesOf(await list(`${inProgram}&uniqueName=${course}&type=2`))).toEqual([course]);
    expect(await list(`${inProgram}&uniqueName=${uniqueName}&type=4`)).toEqual([]);
    const elsewhere = 'rootType=2&rootName=reading-the-wire';
    expect(await list(`${elsewhere}&uniqueName=${uniqueName}&type=4`)).toEqual([]);
  });
});

describe('one module', () => {
  test('has its parts in it, in their order; a lesson its quiz and homework', async () => {
    const outline = await outlineOf(academy, 'maya', course);
    const { id } = outline.product;
    const whole: Schema<'Module'> = await get(`/modules/${id}`);
    expect(idsOf(whole.children ?? [])).toEqual(idsOf(outline.sections));
    expect(whole.childrenId).toEqual(idsOf(outline.sections));
    expect((await get(`/me/modules/${id}/details`)).module).toEqual(whole);
    for (const lesson of lessonsOf(outline)) {
      const { quiz, homework, children } = await get(`/modules/${lesson.id}`);
      expect({ quiz, homework, children }).toEqual({
        quiz: lesson.quiz,
        homework: lesson.homework,
        children: [],
      });
    }
  });

  test('lists its children, and theirs below it alone', async () => {
    const outline = await outlineOf(academy, 'maya', course);
    const { id } = outline.product;
    const [section, other] = outline.sections;
    const url = `/me/modules/${id}/children`;
    expect(idsOf(await get(url))).toEqual(idsOf(outline.sections));
    expect(idsOf(await get(`${url}?type=5`))).toEqual(idsOf(outline.sections));
    expect(await get(`${url}?type=4`)).toEqual([]);
    const lessons = await get(`${url}/${section?.id}/children?type=4`);
    expect(idsOf(lessons)).toEqual(idsOf(section?.lessons ?? []));
    const wrong = `/me/modules/${other?.id}/children/${section?.id}/children`;
    expect((await academy.call('maya', 'GET', wrong)).status).toBe(404);
  });

  test('says how much is done, what comes next and what belongs to it', async () => {
    const outline = await outlineOf(academy, 'maya', course);
    const { id } = outline.product;
    const { done, total } = outline;
    expect(await get(`/me/modules/${id}/completion`)).toEqual({
      done,
      total,
      percent: Math.floor((done * 100) / total),
    });
    const overview: Schema<'ModuleOverview'> = await get(`/me/modules/${id}/overview`);
    expect(overview.nextLesson?.id).toBe(outline.currentLessonId);
    expect(overview.remainingSeconds).toBe(outline.remainingSeconds);
    const [whole] = await list('uniqueName=network-engineer&type=1');
    const ofProgram: Schema<'ModuleOverview'> = await get(`/me/modules/${whole?.id}/overview`);
    expect(ofProgram.nextLesson).toEqual(overview.nextLesson);
    expect(ofProgram.remainingSeconds).toBeGreaterThan(overview.remainingSeconds);
    await sql`insert into module_resource (module_id, title, url, position)
      values (${id}, 'Cheat sheet', 'https://example.org/ospf', 1)`.execute(academy.db);
    expect(await get(`/me/modules/${id}/resources`)).toEqual([
      { id: expect.any(Number), title: 'Cheat sheet', url: 'https://example.org/ospf' },
    ]);
  });
});

describe('on the way', () => {
  test('a course takes no application', async () => {
    const [found] = await list(`uniqueName=${course}`, 'lucia');
    const sent = { moduleId: found?.id };
    expect((await academy.call('lucia', 'POST', '/me/modules?action=apply', sent)).status).toBe(
      422,
    );
  });

  test('a lesson is skipped where its product allows it: the next opens, no points come', async () => {
    const before = await outlineOf(academy, 'maya', course);
    const lessonId = before.currentLessonId;
    const skip = () => academy.call('maya', 'PATCH', `/me/modules/${lessonId}`, { skip: true });
    const refused = await skip();
    expect([refused.status, refused.body.message]).toEqual([
      403,
      "Lessons of OSPF in Practice can't be skipped.",
    ]);
    await sql`update module set skip_allowed = true where id = ${before.product.id}`.execute(
      academy.db,
    );
    const { totalXpPoints } = await get('/me/context');
    expect((await skip()).body.status).toBe(1);
    const after = await outlineOf(academy, 'maya', course);
    const at = lessonsOf(after).findIndex(({ id }) => id === lessonId);
    const next = lessonsOf(after)[at + 1];
    expect([after.currentLessonId, next?.isLocked, after.done]).toEqual([
      next?.id,
      false,
      before.done + 1,
    ]);
    expect((await get('/me/context')).totalXpPoints).toBe(totalXpPoints);
  });
});
