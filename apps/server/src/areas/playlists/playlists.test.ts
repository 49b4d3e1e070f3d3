import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';

let academy: TestApp;
let course: Course;
let lessons: number[];
let list: Schema<'Playlist'>;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'other', 'stranger');
  course = await addCourse(academy, { lessons: 8 });
  await learn(academy, 'learner', course, { done: 2 });
  lessons = course.lessons.map(({ id }) => id);
});
afterAll(() => academy.close());
beforeEach(async () => {
  list = (await create('Before the interview')).body;
});

const create = (title: string, more: object = {}, person = 'learner') =>
  academy.call(person, 'POST', '/me/playlists', { title, requestId: randomUUID(), ...more });
const read = async (id = list.id): Promise<Schema<'Playlist'>> =>
  (await academy.call('learner', 'GET', `/me/playlists/${id}`)).body;
const add = (lessonId: number | undefined, person = 'learner') =>
  academy.call(person, 'PUT', `/me/playlists/${list.id}/lessons/${lessonId}`);
const remove = (lessonId: number | undefined, person = 'learner') =>
  academy.call(person, 'DELETE', `/me/playlists/${list.id}/lessons/${lessonId}`);
const update = (body: object, person = 'learner') =>
  academy.call(person, 'PUT', `/me/playlists/${list.id}`, body);
const ids = ({ lessons: held }: Schema<'Playlist'>) => held.map(({ lesson }) => lesson.id);

describe('a playlist', () => {
  test('takes lessons in order, each once, and gives them back', async () => {
    const [one, two, three] = lessons;
    for (const lesson of [two, one, two, three]) expect((await add(lesson)).status).toBe(204);
    expect(ids(await read())).toEqual([two, one, three]);
    expect((await remove(one)).status).toBe(204);
    expect((await remove(one)).status).toBe(204);
    expect(ids(await read())).toEqual([two, three]);
  });

  test('is made once, however often the call is repeated', async () => {
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => create('Twice', { requestId, lessonId: lessons[0] })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(ids(answers[0]?.body)).toEqual([lessons[0]]);
  });

  test('is named and ordered; what is left out goes, nothing comes in', async () => {
    const [one, two, three] = lessons;
    for (const lesson of [one, two, three]) await add(lesson);
    const { version } = await read();
    const sent = { title: ' Renamed ', lessonIds: [three, one], baseVersion: version };
    const { body } = await update(sent);
    expect([body.title, ids(body), body.version]).toEqual(['Renamed', [three, one], version + 1]);
    const again = await update(sent);
    expect([again.status, again.body.version]).toEqual([200, version + 1]);
    const more = await update({ ...sent, lessonIds: [three, one, two], baseVersion: version + 1 });
    expect(more.status).toBe(422);
    expect((await update({ ...sent, title: ' ' })).body.fieldErrors.title).toBe(
      'This field is Required',
    );
  });

  test('changed elsewhere meanwhile is a conflict and loses nothing', async () => {
    const [one, two] = lessons;
    await add(one);
    const { version } = await read();
    await add(two);
    const stale = await update({ title: 'Stale', lessonIds: [one], baseVersion: version });
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
    expect(ids(await read())).toEqual([one, two]);
  });

  test('keeps every lesson of many added at once, in places of their own', async () => {
    const some = lessons.slice(0, 8);
    const answers = await Promise.all(some.map((lesson) => add(lesson)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(ids(await read()).sort()).toEqual([...some].sort());
  });

  test('is no one else’s', async () => {
    await add(lessons[0]);
    const url = `/me/playlists/${list.id}`;
    expect((await academy.call('other', 'GET', url)).status).toBe(404);
    expect((await add(lessons[1], 'other')).status).toBe(404);
    expect((await remove(lessons[0], 'other')).status).toBe(404);
    const sent = { title: 'Mine now', lessonIds: [], baseVersion: list.version + 1 };
    expect((await update(sent, 'other')).status).toBe(404);
    expect((await academy.call('other', 'DELETE', url)).status).toBe(204);
    expect(ids(await read())).toEqual([lessons[0]]);
  });

  test('goes when it is deleted, once and again', async () => {
    const url = `/me/playlists/${list.id}`;
    expect((await academy.call('learner', 'DELETE', url)).status).toBe(204);
    expect((await academy.call('learner', 'DELETE', url)).status).toBe(204);
    expect((await academy.call('learner', 'GET', url)).status).toBe(404);
  });

  test('holds only lessons that are there', async () => {
    for (const id of [999_999, course.id]) expect((await add(id)).status).toBe(404);
    expect((await create('Of nothing', { lessonId: 999_999 })).status).toBe(404);
  });
});

describe('the lists of someone', () => {
  test('are counted, and say which of them hold a lesson', async () => {
    await add(lessons[0]);
    await add(lessons[1]);
    const { body } = await academy.call('learner', 'GET', `/me/playlists?lessonId=${lessons[1]}`);
    const own = body.data.find(({ id }: { id: number }) => id === list.id);
    expect(own).toMatchObject({ lessonCount: 2, doneCount: 2, holdsLesson: true });
    const plain = await academy.call('learner', 'GET', '/me/playlists?pageSize=1');
    expect([plain.body.data.length, plain.body.data[0].holdsLesson]).toEqual([1, null]);
  });

  test('are a hundred at most', async () => {
    for (let count = 0; count < 100; count += 1) await create(`List ${count}`, {}, 'stranger');
    expect((await create('One more', {}, 'stranger')).status).toBe(422);
  });
});
