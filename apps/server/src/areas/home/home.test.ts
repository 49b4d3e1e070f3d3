import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { FAILED_JOB_DAYS, LEAST_QUIZZES, STOPPED_AFTER_DAYS } from './home.rules.ts';

let academy: TestApp;
let ownerId: number;
let course: Course;
const day = 86_400_000;
const learners = ['ada', 'ben', 'eve'];
beforeAll(async () => {
  academy = await createWorld();
  ownerId = await addPerson(academy, 'owner', { roles: ['mentor'] });
  await addPerson(academy, 'stranger', { roles: ['mentor'] });
  await addPeople(academy, ...learners);
  course = await addCourse(academy, {
    name: 'Areas',
    ownerId,
    mentors: ['owner'],
    lessons: [{ quiz: true }, {}],
  });
  for (const learner of learners) await learn(academy, learner, course);
});
afterAll(() => academy.close());

const home = async (person = 'owner'): Promise<Schema<'CreatorHome'>> =>
  (await academy.call(person, 'GET', '/creator/me/home')).body;
const [first, second] = [0, 1] as const;
const lessonId = (index: number) => course.lessons[index]?.id ?? 0;

test('someone who authors nothing has nothing to do', async () => {
  const none = { total: 0, list: [] };
  expect(await home('stranger')).toEqual({
    drafts: none,
    reviews: none,
    questions: none,
    ratings: none,
    lessons: [],
    jobs: [],
  });
});

test('drafts say what they need', async () => {
  const draft = await addCourse(academy, { name: 'Draft', ownerId, isPublic: false, lessons: 0 });
  const { drafts } = await home();
  expect(drafts.total).toBe(1);
  expect(drafts.list.map(({ id, missing }) => [id, missing])).toEqual([
    [draft.id, expect.arrayContaining(['lessons', 'price'])],
  ]);
});

test('a question waits until a mentor of the product answers', async () => {
  const moduleId = lessonId(first);
  const path = `/modules/${moduleId}/questions`;
  const asked = await academy.call('ada', 'POST', path, {
    moduleId,
    title: 'Why ExStart?',
    body: 'The neighbor stays in ExStart for minutes.',
  });
  expect(asked.status).toBe(200);
  const answer = (person: string) =>
    academy.call(person, 'POST', `${path}/${asked.body.id}/responses`, {
      body: 'Compare the MTU on both sides.',
    });
  expect((await answer('ben')).status).toBe(200);
  const { total, list } = (await home()).questions;
  expect([total, list[0]]).toMatchObject([
    1,
    { id: asked.body.id, title: 'Why ExStart?', lesson: { product: { id: course.id } } },
  ]);
  expect((await home('stranger')).questions.total).toBe(0);
  expect((await answer('owner')).status).toBe(200);
  expect((await home()).questions).toEqual({ total: 0, list: [] });
});

test('new ratings are there for two weeks', async () => {
  await academy.db
    .insertInto('rating')
    .values({
      user_id: await academy.userId('ada'),
      module_id: course.id,
      stars: 4,
      review: 'Clear.',
      created_at: academy.clock.now(),
      updated_at: academy.clock.now(),
    })
    .execute();
  const { total, list } = (await home()).ratings;
  expect([total, list[0]]).toMatchObject([
    1,
    { stars: 4, review: 'Clear.', product: { id: course.id } },
  ]);
  expect((await home('stranger')).ratings.total).toBe(0);
});

test('lessons where learners stop or fail are named', async () => {
  for (const learner of learners)
    await academy.db
      .insertInto('video_progress')
      .values({
        user_id: await academy.userId(learner),
        module_id: lessonId(second),
        opened_at: academy.clock.now(),
        reported_at: academy.clock.now(),
      })
      .execute();
  const quiz = course.lessons[first]?.quiz ?? 0;
  for (const learner of learners.slice(0, LEAST_QUIZZES))
    await academy.db
      .insertInto('quiz_submission')
      .values({
        user_id: await academy.userId(learner),
        quiz_id: quiz,
        quiz_version: 1,
        answers: '[]',
        review: '[]',
        score: 1,
        total: 3,
        submitted_at: academy.clock.now(),
      })
      .execute();
  const failing = { id: lessonId(first), stopped: 0, quizzes: 3, rightPercent: 33 };
  expect((await home()).lessons).toMatchObject([failing]);
  academy.clock.advance((STOPPED_AFTER_DAYS + 1) * day);
  expect((await home()).lessons).toMatchObject([
    { id: lessonId(second), stopped: 3, quizzes: 0, rightPercent: null },
    failing,
  ]);
  expect((await home()).ratings.total).toBe(0);
});

test('work that waits for a review and running copies are counted', async () => {
  const { reviews } = await home();
  expect(reviews).toMatchObject({ total: 3, list: [{ product: { id: course.id }, count: 3 }] });
  await academy.call('owner', 'POST', `/creator/me/modules/${course.id}/duplicate`, {
    url: 'areas-again',
    alias: 'AREAS-2',
  });
  expect((await home()).jobs).toMatchObject([{ kind: 'copy', name: 'Areas' }]);
});

test('a job that failed is named for some days, with what can be done', async () => {
  await academy.db
    .updateTable('product_copy')
    .set({ state: 'failed', ended_at: academy.clock.now() })
    .execute();
  expect((await home()).jobs).toMatchObject([
    { kind: 'copy', failure: expect.stringContaining('other names') },
  ]);
  academy.clock.advance((FAILED_JOB_DAYS + 1) * day);
  expect((await home()).jobs).toEqual([]);
});
