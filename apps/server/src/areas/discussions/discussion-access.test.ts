import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Discussion, openDiscussion, words } from './discussion.fixture.ts';

let academy: TestApp;
let discussion: Discussion;
beforeAll(async () => {
  academy = await createTestApp();
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
    const { body: response } = await answer(id, 'maya', 'Own');
    // Kwame learns another course, Nasrin reviews another product.
    for (const person of ['kwame', 'nasrin', 'ada']) {
      for (const [method, url, body] of calls(lesson, id, response.id)) {
        const refused = await academy.call(person, method, url, body);
        expect([person, method, url, refused.status]).toEqual([person, method, url, 403]);
        expect(JSON.stringify(refused.body)).not.toContain(title);
      }
    }
    for (const [method, url, body] of calls(locked, id, response.id))
      expect((await academy.call('tomasz', method, url, body)).body.code).toBe('locked');
    expect((await read(id)).question.responseCount).toBe(1);
  });

  test('a discussion that is switched off is there for nobody', async () => {
    const { lesson, product, base } = discussion;
    const toggle = (is: boolean) =>
      academy.db
        .updateTable('module')
        .set({ discussion_enabled: is })
        .where('id', '=', product)
        .execute();
    await toggle(false);
    expect((await academy.call('maya', 'GET', base)).status).toBe(404);
    expect((await academy.call('daniel', 'GET', base)).status).toBe(404);
    const { body } = await academy.call('maya', 'GET', `/me/lessons/${lesson}`);
    expect(body.questionCount).toBeNull();
    await toggle(true);
    const { body: again } = await academy.call('maya', 'GET', `/me/lessons/${lesson}`);
    expect(again.questionCount).toBeGreaterThan(0);
  });
});
