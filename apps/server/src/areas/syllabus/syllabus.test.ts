import type { Schema } from '@uplink/api-client';
import { orderOf } from '@uplink/api-client/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPerson } from '../../testing/world/people.ts';
import { finishLesson } from '../learning/progress.service.ts';
import { settleSyllabuses } from './settle-syllabuses.ts';

type Change = Schema<'SyllabusChange'>;

let academy: TestApp;
let ownerId: number;
beforeAll(async () => {
  academy = await createWorld();
  ownerId = await addPerson(academy, 'owner', { roles: ['mentor'] });
  await addPerson(academy, 'stranger', { roles: ['mentor'] });
});
afterAll(() => academy.close());

const read = async (course: Course): Promise<Schema<'Syllabus'>> =>
  (await academy.call('owner', 'GET', `/creator/me/modules/${course.id}/children`)).body;
const send = (course: Course, version: number, change: Change, person = 'owner') =>
  academy.call(person, 'PATCH', `/creator/me/modules/${course.id}/children`, { version, change });
async function change(course: Course, wanted: Change): Promise<Schema<'SyllabusChanged'>> {
  const { version } = await read(course);
  const { status, body } = await send(course, version, wanted);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}
const ownCourse = (lessons: number, sectionSize?: number) =>
  addCourse(academy, { ownerId, lessons, ...(sectionSize && { sectionSize }) });
const idsOf = ({ sections }: Schema<'Syllabus'>) =>
  orderOf(sections).map(({ lessonIds }) => lessonIds);
const outlineOf = async (person: string, course: Course): Promise<Schema<'Outline'>> =>
  (await academy.call(person, 'GET', `/me/modules/${course.id}/outline`)).body;
let learners = 0;
async function newLearner(course: Course, done: number) {
  learners += 1;
  const name = `learner-${learners}`;
  const id = await addPerson(academy, name);
  await learn(academy, name, course, { done });
  return { name, id };
}
const lessonAt = ({ lessons }: Course, index: number) => lessons[index]?.id ?? 0;

describe('the tree', () => {
  test('has sections and lessons in order, with what the outline shows', async () => {
    const course = await addCourse(academy, {
      ownerId,
      sectionSize: 2,
      lessons: [
        { quiz: true, hasVideo: true },
        { isFree: true },
        { homework: {}, description: '' },
      ],
    });
    const tree = await read(course);
    expect(tree).toMatchObject({ productId: course.id, version: 0, isPublic: true });
    expect(tree.sections.map(({ name }) => name)).toEqual(['Section', 'Section 2']);
    expect(tree.sections[0]?.lessons).toMatchObject([
      {
        name: 'Lesson 1',
        hasVideo: true,
        state: 'ready',
        xpPoints: 10,
        quiz: { questionCount: 3 },
      },
      { name: 'Lesson 2', isFree: true, quiz: null, homework: null },
    ]);
    expect(tree.sections[1]?.lessons).toMatchObject([
      { state: 'empty', homework: { type: 'UPLOAD' } },
    ]);
  });

  test('belongs to the authors; of a program it is the products', async () => {
    const course = await ownCourse(1);
    const program = await addProgram(academy, [course], { ownerId });
    const at = (person: string, id: number) =>
      academy.call(person, 'GET', `/creator/me/modules/${id}/children`);
    expect((await at('stranger', course.id)).status).toBe(404);
    const { status, body } = await at('owner', program.id);
    expect([status, body]).toMatchObject([
      200,
      { productId: program.id, sections: [], products: [{ id: course.id, lessonCount: 1 }] },
    ]);
    const change = { kind: 'addSection', name: 'Mine', beforeId: null } as const;
    const url = `/creator/me/modules/${program.id}/children`;
    expect(
      (await academy.call('owner', 'PATCH', url, { version: body.version, change })).status,
    ).toBe(422);
    expect((await send(course, 0, change, 'stranger')).status).toBe(404);
  });
});

describe('a change', () => {
  test('adds a section and a lesson, which is hidden in a published product until it is shown', async () => {
    const course = await ownCourse(2);
    const section = await change(course, {
      kind: 'addSection',
      name: ' Areas ',
      beforeId: course.section,
    });
    const added = await change(course, {
      kind: 'addLesson',
      name: 'LSA types',
      sectionId: section.addedId ?? 0,
      beforeId: null,
    });
    expect(added.syllabus.sections[0]).toMatchObject({
      name: 'Areas',
      lessons: [{ id: added.addedId, name: 'LSA types', state: 'hidden', duration: 0 }],
    });
    const { name } = await newLearner(course, 1);
    expect(await outlineOf(name, course)).toMatchObject({ total: 2, done: 1 });
    await change(course, { kind: 'show', ids: [added.addedId ?? 0] });
    const outline = await outlineOf(name, course);
    expect(outline).toMatchObject({ total: 3, currentLessonId: added.addedId });
    expect(outline.sections.map((one) => one.name)).toEqual(['Areas', 'Section']);
  });

  test('on an older tree is refused with the current one', async () => {
    const course = await ownCourse(1);
    const rename: Change = { kind: 'rename', id: lessonAt(course, 0), name: 'Hello packets' };
    await change(course, rename);
    const late = await send(course, 0, { ...rename, name: 'Router IDs' });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(late.body.syllabus).toEqual(await read(course));
    expect((await read(course)).sections[0]?.lessons[0]?.name).toBe('Hello packets');
  });

  test('that names what is not there is refused, and changes nothing', async () => {
    const course = await ownCourse(1);
    const other = await ownCourse(1);
    const foreign = lessonAt(other, 0);
    const refused: Change[] = [
      { kind: 'rename', id: foreign, name: 'Mine' },
      { kind: 'remove', ids: [foreign] },
      { kind: 'restore', ids: [foreign] },
      { kind: 'hide', ids: [foreign] },
      { kind: 'moveLessons', ids: [foreign], sectionId: course.section, beforeId: null },
      { kind: 'moveLessons', ids: [lessonAt(course, 0)], sectionId: other.section, beforeId: null },
      { kind: 'moveSections', ids: [other.section], beforeId: null },
      { kind: 'arrange', order: [] },
      { kind: 'addLesson', name: 'New', sectionId: other.section, beforeId: null },
    ];
    for (const wanted of refused)
      expect([wanted.kind, (await send(course, 0, wanted)).status]).toEqual([wanted.kind, 422]);
    expect((await read(course)).version).toBe(0);
    expect(idsOf(await read(other))).toEqual([[foreign]]);
  });

  test('of two at once on one tree only the first counts', async () => {
    const course = await ownCourse(1);
    const rename: Change = { kind: 'rename', id: course.section, name: 'Both' };
    const answers = await Promise.all([send(course, 0, rename), send(course, 0, rename)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('moving', () => {
  test('takes many lessons to another section, and back again', async () => {
    const course = await ownCourse(4, 2);
    const before = await read(course);
    const [first, second] = before.sections;
    const ids = [lessonAt(course, 0), lessonAt(course, 1)];
    const moved = await change(course, {
      kind: 'moveLessons',
      ids,
      sectionId: second?.id ?? 0,
      beforeId: lessonAt(course, 3),
    });
    expect(idsOf(moved.syllabus)).toEqual([[], [lessonAt(course, 2), ...ids, lessonAt(course, 3)]]);
    const sections = await change(course, {
      kind: 'moveSections',
      ids: [second?.id ?? 0],
      beforeId: first?.id ?? 0,
    });
    expect(sections.syllabus.sections.map(({ id }) => id)).toEqual([second?.id, first?.id]);
    const back = await change(course, { kind: 'arrange', order: orderOf(before.sections) });
    expect(back.syllabus.sections).toEqual(before.sections);
  });

  test('leaves open what a learner had begun', async () => {
    const course = await ownCourse(3);
    const { name } = await newLearner(course, 1);
    await academy.call(name, 'PATCH', `/me/modules/${lessonAt(course, 1)}?action=start`);
    const [last] = course.lessons.slice(-1);
    await change(course, {
      kind: 'moveLessons',
      ids: [last?.id ?? 0],
      sectionId: course.section,
      beforeId: lessonAt(course, 1),
    });
    const { sections } = await outlineOf(name, course);
    expect(sections[0]?.lessons.map(({ isLocked }) => isLocked)).toEqual([false, false, false]);
  });
});

describe('removing', () => {
  test('opens what a lesson locked; its attempts and points stay', async () => {
    const course = await addCourse(academy, { ownerId, lessons: [{ quiz: true }, {}, {}] });
    const quizLesson = course.lessons[0];
    const { name, id } = await newLearner(course, 1);
    const submission = await academy.db
      .selectFrom('quiz_submission')
      .select('id')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    const review = async () => {
      const path = `/quizzes/${quizLesson?.quiz}/submissions/${submission.id}`;
      const { status, body } = await academy.call(name, 'GET', path);
      expect(status).toBe(200);
      return [body.summary, body.questions, body.attempts];
    };
    const before = await review();
    await change(course, { kind: 'remove', ids: [lessonAt(course, 0), lessonAt(course, 1)] });
    const outline = await outlineOf(name, course);
    expect(outline).toMatchObject({ total: 1, done: 0, currentLessonId: lessonAt(course, 2) });
    expect(await review()).toEqual(before);
    const points = await academy.db
      .selectFrom('xp_event')
      .select('points')
      .where('user_id', '=', id)
      .where('module_id', '=', lessonAt(course, 0))
      .execute();
    expect(points).toEqual([{ points: 10 }]);
    const gone = await academy.call(name, 'GET', `/me/lessons/${lessonAt(course, 0)}`);
    expect(gone.status).toBe(404);
  });

  test('finishes the product for those who passed all the rest, once', async () => {
    const course = await ownCourse(3);
    const { name, id } = await newLearner(course, 2);
    await change(course, { kind: 'remove', ids: [lessonAt(course, 2)] });
    await settleSyllabuses(academy.db, academy.clock);
    await settleSyllabuses(academy.db, academy.clock);
    expect((await outlineOf(name, course)).status).toBe(3);
    const told = await academy.db
      .selectFrom('user_notification')
      .select('message')
      .where('user_id', '=', id)
      .where('message', '=', `You finished ${course.name}.`)
      .execute();
    expect(told).toHaveLength(1);
    await change(course, { kind: 'restore', ids: [lessonAt(course, 2)] });
    expect(await outlineOf(name, course)).toMatchObject({ status: 3, done: 2, total: 3 });
    await finishLesson(academy.db, academy.clock, id, lessonAt(course, 2));
    expect(await outlineOf(name, course)).toMatchObject({ status: 3, done: 3, total: 3 });
  });

  test('is undone: a section comes back with its lessons, in their places', async () => {
    const course = await ownCourse(6, 2);
    const before = await read(course);
    const [, middle] = before.sections;
    await change(course, { kind: 'remove', ids: [lessonAt(course, 1)] });
    const withoutOne = await read(course);
    await change(course, { kind: 'remove', ids: [middle?.id ?? 0, lessonAt(course, 5)] });
    expect(idsOf(await read(course))).toEqual([[lessonAt(course, 0)], [lessonAt(course, 4)]]);
    await change(course, { kind: 'restore', ids: [middle?.id ?? 0, lessonAt(course, 5)] });
    expect((await read(course)).sections).toEqual(withoutOne.sections);
    await change(course, { kind: 'restore', ids: [lessonAt(course, 1)] });
    expect((await read(course)).sections).toEqual(before.sections);
  });

  test('says before how many learners it touches', async () => {
    const course = await ownCourse(3);
    await newLearner(course, 2);
    const { name } = await newLearner(course, 1);
    await academy.call(name, 'PATCH', `/me/modules/${lessonAt(course, 1)}?action=start`);
    const effects = (ids: number[], person = 'owner') =>
      academy.call(person, 'POST', `/creator/me/modules/${course.id}/children/effects`, { ids });
    expect((await effects([lessonAt(course, 1)])).body).toEqual({
      learners: 2,
      started: 1,
      done: 1,
    });
    expect((await effects([course.section])).body).toEqual({ learners: 2, started: 1, done: 2 });
    expect((await effects([lessonAt(course, 1)], 'stranger')).status).toBe(404);
  });
});
