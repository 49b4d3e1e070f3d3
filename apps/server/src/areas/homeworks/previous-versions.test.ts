import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { handIn } from '../../testing/world/work.ts';
import { worksheet, worksheetAnswers } from '../../testing/world/worksheet.ts';
import { decideOn } from '../mentoring/seen.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => academy.close());

test('what was handed in before stays readable for its learner and its mentor', async () => {
  const { clock, call } = academy;
  await addPeople(academy, 'learner');
  await addPerson(academy, 'mentor', { roles: ['mentor'] });
  const course = await addCourse(academy, {
    lessons: [{ homework: worksheet }],
    mentors: ['mentor'],
  });
  await learn(academy, 'learner', course);
  const homework = course.lessons[0]?.homework ?? 0;
  const { url } = await handIn(academy, 'learner', homework, worksheetAnswers);
  const { body: before } = await call('learner', 'GET', url);
  const first = before.submission;
  const otherThan = (answer: string) => {
    if (answer === 'true' || answer === '') return answer === '' ? 'true' : '';
    return answer.startsWith('[') ? answer : 'Another answer';
  };
  const items = first.items.map((item: { itemId: string; textAnswer: string }) => ({
    ...item,
    textAnswer: otherThan(item.textAnswer),
  }));
  await decideOn(academy, 'mentor', url, { status: 'needsRevision' });
  clock.advance(60_000);
  const again = await call('learner', 'POST', `/me/homeworks/${homework}`, { items });
  expect(again.status).toBe(200);

  for (const person of ['learner', 'mentor']) {
    const { submission } = (await call(person, 'GET', url)).body;
    expect(submission.version).toBe(first.version + 1);
    expect(submission.items).toEqual(items);
    expect(submission.previous).toHaveLength(first.version);
    expect(submission.previous[0]).toEqual({
      version: first.version,
      submittedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      items: first.items,
      grades: [],
      files: [],
    });
  }
});
