import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { handIn } from '../../testing/world/work.ts';

let academy: TestApp;
/** Where what the learner handed in stands. */
let submission: string;
let fileId: number;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'peer');
  await addPerson(academy, 'mentor', { roles: ['mentor'] });
  const course = await addCourse(academy, { lessons: [{ homework: {} }], mentors: ['mentor'] });
  for (const person of ['learner', 'peer']) await learn(academy, person, course);
  ({ url: submission } = await handIn(academy, 'learner', course.lessons[0]?.homework ?? 0));
  const { body } = await academy.call('learner', 'GET', submission);
  fileId = body.submission.files[0].fileId;
});
afterAll(() => academy.close());

test('a handed-in file opens for its learner and the mentor, by a link that needs no token', async () => {
  const url = `${submission}/files/${fileId}`;
  for (const person of ['learner', 'mentor']) {
    const { status, body } = await academy.call(person, 'GET', url);
    expect(status).toBe(200);
    const link = new URL(body.url, academy.config.publicUrl);
    const file = await academy.app.inject({ method: 'GET', url: link.pathname + link.search });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toContain('config.txt');
    // No one opens another file with it.
    const other = await academy.app.inject({
      method: 'GET',
      url: `${link.pathname}x${link.search}`,
    });
    expect(other.statusCode).toBeGreaterThanOrEqual(400);
  }
});

test('it is closed to another learner, and no file of another submission', async () => {
  const asked = (person: string, url: string) => academy.call(person, 'GET', url);
  expect((await asked('peer', `${submission}/files/${fileId}`)).status).toBe(403);
  expect((await asked('learner', `${submission}/files/999999`)).status).toBe(404);
  expect(
    (await asked('learner', `/homeworks/999999/submissions/999999/files/${fileId}`)).status,
  ).toBe(404);
});
