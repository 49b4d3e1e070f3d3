import type { Schema } from '@uplink/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lessonsOf, outlineOf } from '../../testing/outlines.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram, type Course, type Product } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give, learn } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';
import { pauseAccess } from '../grants/given-access.fixture.ts';

let academy: TestApp;
let course: Course;
let later: Course;
let program: Product;
/** A learner in the middle of the first course of a program, with another one done beside it. */
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'stranger');
  const lessons = [{}, { quiz: true as const }, { homework: {} }, {}, {}];
  course = await addCourse(academy, { name: 'Switching', lessons, sectionSize: 3 });
  later = await addCourse(academy, { lessons: 2 });
  program = await addProgram(academy, [course, later]);
  const single = await addCourse(academy);
  await give(academy, 'learner', program);
  await learn(academy, 'learner', single, { done: 1 });
  await learn(academy, 'learner', course, { done: 1 });
});
afterAll(() => academy.close());

const get = async (url: string, person = 'learner') =>
  (await academy.call(person, 'GET', url)).body;
const list = (query: string, person = 'learner'): Promise<Schema<'Module'>[]> =>
  get(`/me/modules?${query}`, person);
const idsOf = (modules: { id: number }[]) => modules.map(({ id }) => id);
const namesOf = (modules: Schema<'Module'>[]) => modules.map(({ uniqueName }) => uniqueName);

describe('own modules', () => {
  test('are found by status and by kinds, comma-joined', async () => {
    const own = await list('types=1,2,3');
    expect(own.length).toBeGreaterThan(2);
    expect(idsOf(await list(''))).toEqual(idsOf(own));
    expect(idsOf(await list('status=1,3&types=2,3'))).toEqual(
      idsOf(own.filter(({ status, type }) => type !== 1 && (status === 1 || status === 3))),
    );
    expect(await list('status=101,102,103')).toEqual([]);
    await addPeople(academy, 'paused');
    const [finished, begun, given] = [
      await addCourse(academy),
      await addCourse(academy, { lessons: 2 }),
      await addCourse(academy),
    ];
    await learn(academy, 'paused', finished, { done: 1 });
    await learn(academy, 'paused', begun, { done: 1 });
    await give(academy, 'paused', given);
    const userId = await academy.userId('paused');
    for (const { id } of [finished, begun, given]) await pauseAccess(academy, userId, id);
    const suspended = await list('status=101,102,103', 'paused');
    expect(suspended.map(({ uniqueName, status }) => [uniqueName, status])).toEqual(
      expect.arrayContaining([
        [finished.uniqueName, 103],
        [given.uniqueName, 102],
      ]),
    );
    const [paused] = await list('status=101', 'paused');
    expect(paused?.uniqueName).toBe(begun.uniqueName);
    for (const { type, status } of await list('types=4&status=3'))
      expect([type, status]).toEqual([4, 3]);
    expect((await academy.call('learner', 'GET', '/me/modules?status=1,')).status).toBe(422);
  });

  test('are found by their place: below a parent, anywhere below a root', async () => {
    const [lesson] = lessonsOf(await outlineOf(academy, 'learner', course.uniqueName));
    const { uniqueName } = await get(`/modules/${lesson?.id}`);
    const inCourse = `uniqueName=${course.uniqueName}&type=2`;
    const below = `rootType=1&rootName=${program.uniqueName}`;
    expect(namesOf(await list(`${below}&${inCourse}`))).toEqual([course.uniqueName]);
    expect(idsOf(await list(`${below}&uniqueName=${uniqueName}&type=4`))).toEqual([lesson?.id]);
    const inProgram = `parentType=1&parentName=${program.uniqueName}`;
    expect(namesOf(await list(`${inProgram}&${inCourse}`))).toEqual([course.uniqueName]);
    expect(await list(`${inProgram}&uniqueName=${uniqueName}&type=4`)).toEqual([]);
    const elsewhere = `rootType=2&rootName=${later.uniqueName}`;
    expect(await list(`${elsewhere}&uniqueName=${uniqueName}&type=4`)).toEqual([]);
  });
});

describe('one module', () => {
  test('has its parts in it, in their order; a lesson its quiz and homework', async () => {
    const outline = await outlineOf(academy, 'learner', course.uniqueName);
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
    const outline = await outlineOf(academy, 'learner', course.uniqueName);
    const { id } = outline.product;
    const [section, other] = outline.sections;
    const url = `/me/modules/${id}/children`;
    expect(idsOf(await get(url))).toEqual(idsOf(outline.sections));
    expect(idsOf(await get(`${url}?type=5`))).toEqual(idsOf(outline.sections));
    expect(await get(`${url}?type=4`)).toEqual([]);
    const lessons = await get(`${url}/${section?.id}/children?type=4`);
    expect(idsOf(lessons)).toEqual(idsOf(section?.lessons ?? []));
    const wrong = `/me/modules/${other?.id}/children/${section?.id}/children`;
    expect((await academy.call('learner', 'GET', wrong)).status).toBe(404);
  });

  test('says how much is done, what comes next and what belongs to it', async () => {
    const outline = await outlineOf(academy, 'learner', course.uniqueName);
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
    const [whole] = await list(`uniqueName=${program.uniqueName}&type=1`);
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
    const [found] = await list(`uniqueName=${course.uniqueName}`, 'stranger');
    const sent = { moduleId: found?.id };
    expect((await academy.call('stranger', 'POST', '/me/modules?action=apply', sent)).status).toBe(
      422,
    );
  });

  test('a lesson is skipped where its product allows it: the next opens, no points come', async () => {
    const before = await outlineOf(academy, 'learner', course.uniqueName);
    const lessonId = before.currentLessonId;
    const skip = () => academy.call('learner', 'PATCH', `/me/modules/${lessonId}`, { skip: true });
    const refused = await skip();
    expect([refused.status, refused.body.message]).toEqual([
      403,
      "Lessons of Switching can't be skipped.",
    ]);
    await sql`update module set skip_allowed = true where id = ${before.product.id}`.execute(
      academy.db,
    );
    const { totalXpPoints } = await get('/me/context');
    expect((await skip()).body.status).toBe(1);
    const after = await outlineOf(academy, 'learner', course.uniqueName);
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
