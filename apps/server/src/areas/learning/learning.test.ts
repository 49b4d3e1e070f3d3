import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { lessonsOf, outlineOf } from '../../testing/outlines.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give, learn } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';
import { readDetails } from './module-details.service.ts';

let academy: TestApp;
let course: Course;
let later: Course;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'stranger');
  course = await addCourse(academy, {
    lessons: [{}, { quiz: true }, {}, { quiz: true, homework: {} }],
  });
  later = await addCourse(academy, { prerequisites: [course] });
  await give(academy, 'learner', await addProgram(academy, [course, later]));
  await learn(academy, 'learner', course, { done: 1 });
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

describe('order', () => {
  test('a locked lesson gives nothing away: text, quiz, homework, report, finish, skip', async () => {
    const outline = await outlineOf(academy, 'learner', course.uniqueName);
    const locked = lessonsOf(outline).find(({ isLocked, homework }) => isLocked && homework);
    const id = locked?.id;
    const calls = [
      ['GET', `/me/lessons/${id}`],
      ['GET', `/me/modules/${id}/quiz`],
      ['GET', `/me/modules/${id}/homework`],
      ['GET', `/modules/${id}/homework`],
      ['GET', `/me/modules/${id}/resources`],
      ['POST', `/me/modules/${id}/stats`, { secondsWatched: 1, position: 1 }],
      ['PATCH', `/me/modules/${id}`, {}],
      ['PATCH', `/me/modules/${id}`, { skip: true }],
      ['PATCH', `/me/modules/${id}?action=start`, {}],
    ] as const;
    for (const [method, url, body] of calls) {
      const answer = await academy.call('learner', method, url, body);
      expect([url, answer.status, answer.body.code]).toEqual([url, 403, 'locked']);
      expect(answer.body.reason).toMatch(/opens when/);
      expect(answer.body.next.kind).toBe('lesson');
    }
  });

  test('a product of no one is closed, and one that waits for another product says for which', async () => {
    const outline = await outlineOf(academy, 'learner', later.uniqueName);
    const [first] = lessonsOf(outline);
    const answer = await academy.call('learner', 'GET', `/me/lessons/${first?.id}`);
    expect(answer.body.reason).toBe(`${later.name} opens when ${course.name} is done.`);
    const foreign = await academy.call('stranger', 'GET', `/me/lessons/${first?.id}`);
    expect([foreign.status, foreign.body.next.kind]).toEqual([403, 'purchase']);
  });
});

describe('done', () => {
  test('a lesson is done when finished and its quiz handed in; then points come once and the next opens', async () => {
    const before = (await academy.call('learner', 'GET', '/me/context')).body.totalXpPoints;
    const outline = await outlineOf(academy, 'learner', course.uniqueName);
    const lessonId = outline.currentLessonId;
    const finished = await academy.call('learner', 'PATCH', `/me/modules/${lessonId}`, {});
    expect(finished.body.status).toBe(1);
    const quiz = (await academy.call('learner', 'GET', `/me/modules/${lessonId}/quiz`)).body;
    const answers = quiz.questions.map(
      (question: { id: number; type: string; answers: { id: number }[] }) =>
        question.type === 'fillInTheBlank'
          ? { questionId: question.id, text: 'x' }
          : { questionId: question.id, answerIds: [question.answers[0]?.id] },
    );
    const submissions = await Promise.all(
      Array.from({ length: 10 }, () =>
        academy.call('learner', 'PUT', `/me/quizzes/${quiz.id}`, { answers }),
      ),
    );
    const ids = new Set(submissions.map(({ body }) => body.summary.id));
    expect(ids.size).toBe(1);
    expect(submissions[0]?.body.lessonRemaining).toEqual([]);
    expect(submissions[0]?.body.next.isLocked).toBe(false);
    const after = await outlineOf(academy, 'learner', course.uniqueName);
    expect(after.done).toBe(outline.done + 1);
    await Promise.all(
      Array.from({ length: 10 }, () =>
        academy.call('learner', 'PATCH', `/me/modules/${lessonId}`, {}),
      ),
    );
    const lesson = lessonsOf(after).find(({ id }) => id === lessonId);
    expect((await academy.call('learner', 'GET', '/me/context')).body.totalXpPoints).toBe(
      before + (lesson?.xpPoints ?? 0),
    );
    const notices = (await academy.call('learner', 'GET', '/me/notifications')).body;
    expect(notices[0].message).toMatch(/^You finished .*\. .* is now open\.$/);
  });

  test('no read of a learner holds the key of a quiz that is not handed in', async () => {
    const outline = await outlineOf(academy, 'learner', course.uniqueName);
    const { body } = await academy.call(
      'learner',
      'GET',
      `/me/modules/${outline.currentLessonId}/quiz`,
    );
    expect(JSON.stringify(body)).not.toMatch(/isCorrect|explanation|<[^>]+>/);
  });
});

test('what a product belongs to is not called nothing when it could not be read', async () => {
  const { id: userId } = (await academy.call('learner', 'GET', '/me')).body;
  const outline = await outlineOf(academy, 'learner', course.uniqueName);
  const broken = academy.db.withPlugin({
    transformQuery({ node }) {
      if (/select parent_id from module_child/.test(JSON.stringify(node)))
        throw new Error('The connection is gone.');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const deps = { ...academy, db: broken };
  const details = readDetails(deps, userId, outline.product.id);
  await expect(details).rejects.toThrow('The connection is gone.');
});
