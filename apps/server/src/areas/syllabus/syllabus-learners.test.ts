import type { Schema } from '@uplink/api-client';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPerson } from '../../testing/world/people.ts';
import { finishLesson } from '../learning/progress.service.ts';
import { settleSyllabuses } from './settle-syllabuses.ts';

let academy: TestApp;
let ownerId: number;
let worlds = 0;
beforeAll(async () => {
  academy = await createWorld();
  ownerId = await addPerson(academy, 'owner', { roles: ['mentor'] });
});
afterAll(() => academy.close());

const step = fc.record({
  kind: fc.constantFrom('move', 'remove', 'hide', 'show', 'restore', 'add', 'learn' as const),
  pick: fc.nat(99),
  to: fc.nat(99),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
interface Learner {
  name: string;
  id: number;
}

test('whatever authors move and remove, learners have a next lesson and keep what is done', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), fc.nat(6), async (steps, done) => {
      worlds += 1;
      const course = await addCourse(academy, { ownerId, lessons: 6, sectionSize: 2 });
      const name = `learner-${worlds}`;
      const learner = { name, id: await addPerson(academy, name) };
      await learn(academy, name, course, { done });
      const removed: number[] = [];
      for (const one of steps) {
        const passed = await doneOf(learner);
        await take(course, learner, one, removed);
        await settleSyllabuses(academy.db, academy.clock);
        await check(course, learner, passed);
      }
    }),
    { numRuns: 25 },
  ));

async function take(course: Course, learner: Learner, { kind, pick, to }: Step, removed: number[]) {
  if (kind === 'learn') {
    const { currentLessonId } = await outlineOf(course, learner);
    if (currentLessonId !== null)
      await finishLesson(academy.db, academy.clock, learner.id, currentLessonId);
    return;
  }
  const path = `/creator/me/modules/${course.id}/children`;
  const { version, sections }: Schema<'Syllabus'> = (await academy.call('owner', 'GET', path)).body;
  const parts = sections.flatMap(({ id, lessons }) => [id, ...lessons.map((lesson) => lesson.id)]);
  const lessons = sections.flatMap((section) => section.lessons.map(({ id }) => id));
  const sectionId = sections[to % sections.length]?.id ?? 0;
  const lesson = lessons[pick % lessons.length] ?? 0;
  const part = parts[pick % parts.length] ?? 0;
  const changes = {
    move: { kind: 'moveLessons', ids: [lesson], sectionId, beforeId: null },
    remove: { kind, ids: [part] },
    hide: { kind, ids: [lesson] },
    show: { kind, ids: [lesson] },
    restore: { kind, ids: [removed.at(pick % Math.max(1, removed.length)) ?? 0] },
    add: { kind: 'addLesson', name: 'New', sectionId, beforeId: null },
  };
  const { status } = await academy.call('owner', 'PATCH', path, { version, change: changes[kind] });
  expect([200, 400, 422]).toContain(status);
  if (kind === 'remove' && status === 200) removed.push(part);
}

async function check(course: Course, learner: Learner, passed: readonly number[]) {
  const outline = await outlineOf(course, learner);
  const lessons = outline.sections.flatMap((section) => section.lessons);
  expect(outline.done).toBeLessThanOrEqual(outline.total);
  expect(lessons).toHaveLength(outline.total);
  const isPassed = ({ status, isSkipped }: Schema<'OutlineLesson'>) => status === 3 || isSkipped;
  for (const [index, lesson] of lessons.entries()) {
    const previous = lessons[index - 1];
    if (lesson.isLocked) expect(previous && !isPassed(previous)).toBe(true);
  }
  const isOver = lessons.every(isPassed);
  expect(outline.currentLessonId === null).toBe(isOver);
  if (isOver && lessons.length > 0) expect(outline.status).toBe(3);
  expect(await doneOf(learner)).toEqual(expect.arrayContaining([...passed]));
}

const outlineOf = async (course: Course, { name }: Learner): Promise<Schema<'Outline'>> =>
  (await academy.call(name, 'GET', `/me/modules/${course.id}/outline`)).body;

async function doneOf({ id }: Learner): Promise<number[]> {
  const rows = await academy.db
    .selectFrom('user_module')
    .select('module_id')
    .where('user_id', '=', id)
    .where('status', '=', 3)
    .execute();
  return rows.map((row) => row.module_id);
}
