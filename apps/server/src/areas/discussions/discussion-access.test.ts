import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { type Discussion, openDiscussion, words } from './discussion.fixture.ts';

let academy: TestApp;
let discussion: Discussion;
beforeAll(async () => {
  academy = await createWorld();
  discussion = await openDiscussion(academy);
});
afterAll(() => academy.close());

describe('who cannot open the lesson', () => {
  const calls = (lessonId: number, id: number, response: number) =>
    [
      ['GET', `/modules/${lessonId}/questions`],
      ['POST', `/modules/${lessonId}/questions`, { moduleId: lessonId, ...words }],
      ['GET', `/modules/${lessonId}/questions/${id}`],
      ['PATCH', `/modules/${lessonId}/questions/${id}`, words],
      ['DELETE', `/modules/${lessonId}/questions/${id}`],
      ['POST', `/modules/${lessonId}/questions/${id}/responses`, { body: 'x' }],
      ['PATCH', `/modules/${lessonId}/questions/${id}/responses/${response}`, { body: 'x' }],
      ['DELETE', `/modules/${lessonId}/questions/${id}/responses/${response}`],
      ['POST', `/modules/${lessonId}/questions/${id}/followers`],
      ['DELETE', `/modules/${lessonId}/questions/${id}/followers`],
    ] as const;

  test('neither reads nor writes its discussion: without the course, before its turn, as another mentor', async () => {
    const { lesson, locked, ask, answer, read } = discussion;
    const { id, title } = await ask();
    const { body: response } = await answer(id, 'learner', 'Own');
    // The stranger learns nothing here, the strange mentor reviews another product.
    for (const person of ['stranger', 'strangeMentor', 'admin']) {
      for (const [method, url, body] of calls(lesson, id, response.id)) {
        const refused = await academy.call(person, method, url, body);
        expect([person, method, url, refused.status]).toEqual([person, method, url, 403]);
        expect(JSON.stringify(refused.body)).not.toContain(title);
      }
    }
    for (const [method, url, body] of calls(locked, id, response.id))
      expect((await academy.call('beginner', method, url, body)).body.code).toBe('locked');
    expect((await read(id)).question.responseCount).toBe(1);
  });

  test('a discussion that is switched off is there for no one', async () => {
    const { lesson, product, base } = discussion;
    const toggle = (is: boolean) =>
      academy.db
        .updateTable('module')
        .set({ discussion_enabled: is })
        .where('id', '=', product)
        .execute();
    await toggle(false);
    expect((await academy.call('learner', 'GET', base)).status).toBe(404);
    expect((await academy.call('mentor', 'GET', base)).status).toBe(404);
    const { body } = await academy.call('learner', 'GET', `/me/lessons/${lesson}`);
    expect(body.questionCount).toBeNull();
    await toggle(true);
    const { body: again } = await academy.call('learner', 'GET', `/me/lessons/${lesson}`);
    expect(again.questionCount).toBeGreaterThan(0);
  });
});
