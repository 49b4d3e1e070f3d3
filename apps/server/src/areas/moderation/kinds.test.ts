import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';
import { handIn } from '../../testing/world/work.ts';
import { openReporting, type Reporting } from './moderation.fixture.ts';

let academy: TestApp;
let at: Reporting;
let course: Course;
beforeAll(async () => {
  academy = await createWorld();
  at = await openReporting(academy);
  await addPeople(academy, 'writer');
  course = await addCourse(academy, { lessons: [{ homework: {} }], mentors: ['mentor'] });
  await learn(academy, 'writer', course);
});
afterAll(() => academy.close());

test('a review is reported by its readers, and a notice takes its place', async () => {
  const url = `/modules/${course.id}/ratings`;
  const review = 'Worst of all, buy elsewhere.';
  await academy.call('writer', 'POST', `/me${url}`, { stars: 1, review, nps: 0 });
  const { body } = await academy.call('peer', 'GET', url);
  const { id } = body.data[0];
  expect((await at.report('writer', 'rating', id)).status).toBe(422);
  expect((await at.report('peer', 'rating', id)).status).toBe(204);
  expect((await at.caseOf('rating', id)).context).toMatchObject([{ label: 'Review of' }]);
  await at.decide('rating', id, { action: 'hide', reason: 'Advertising.' });
  const { body: after } = await academy.call('peer', 'GET', url);
  expect(after.data[0].review).toBe('This review was hidden by our team.');
  expect(after.stats.count).toBe(1);
  expect((await at.ownOf('writer'))[0]).toMatchObject({ kind: 'rating', text: review });
  expect((await at.report('learner', 'rating', id)).status).toBe(404);
});

test('a profile is reported while it is public, and its owner can’t publish it again', async () => {
  const id = await academy.userId('third');
  const publish = (isProfilePublic: boolean) =>
    academy.db
      .updateTable('app_user')
      .set({ is_profile_public: isProfilePublic })
      .where('id', '=', id)
      .execute();
  expect((await at.report('peer', 'profile', id)).status).toBe(404);
  await publish(true);
  expect((await at.report('third', 'profile', id)).status).toBe(422);
  expect((await at.report('peer', 'profile', id)).status).toBe(204);
  expect((await academy.call('peer', 'GET', '/users/third/profile')).status).toBe(200);
  await at.decide('profile', id, { action: 'hide', reason: 'Not your picture.' });
  expect((await academy.call('peer', 'GET', '/users/third/profile')).status).toBe(404);
  const again = { isPublished: true };
  expect((await academy.call('third', 'PATCH', '/me', again)).status).toBe(422);
  const [own] = await at.ownOf('third');
  await at.appeal('third', own?.id ?? 0);
  await at.decide('profile', id, { action: 'keep', staff: 'admin' });
  // The owner may have made it private meanwhile: publishing it again is theirs.
  expect((await academy.call('peer', 'GET', '/users/third/profile')).status).toBe(404);
  expect((await academy.call('third', 'PATCH', '/me', again)).status).toBe(200);
  expect((await academy.call('peer', 'GET', '/users/third/profile')).status).toBe(200);
});

test('a message is reported by the other side of its thread, and by no one else', async () => {
  const homework = course.lessons[0]?.homework ?? 0;
  const { url } = await handIn(academy, 'writer', homework);
  await academy.call('mentor', 'POST', `${url}/feedback`, { message: 'You are hopeless.' });
  const { body } = await academy.call('writer', 'GET', url);
  const { id } = body.submission.messages[0];
  expect((await at.report('peer', 'message', id)).status).toBe(404);
  expect((await at.report('mentor', 'message', id)).status).toBe(422);
  expect((await at.report('writer', 'message', id, { reason: 'abuse' })).status).toBe(204);
  expect((await at.caseOf('message', id)).context[0]?.label).toBe('Homework');
  await at.decide('message', id, { action: 'hide', reason: 'An insult.' });
  const { body: after } = await academy.call('writer', 'GET', url);
  expect(after.submission.messages[0].message).toBe('This message was hidden by our team.');
});
