import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addEveningGroup } from '../milestones/evening-group.fixture.ts';
import { homeworkWaiting, milestoneWaiting } from './waiting-time.ts';

let academy: TestApp;
let course: Course;
beforeAll(async () => {
  academy = await createWorld();
  await addEveningGroup(academy);
  course = await addCourse(academy, { lessons: [{ homework: {} }], mentors: ['mentor'] });
  await learn(academy, 'learner', course);
});
afterAll(() => academy.close());

const hour = 3_600_000;

/** Homework of one product whose reviews took so many hours, each ended so many days ago. */
async function review(hours: number[], daysAgo = 1) {
  const { db, clock } = academy;
  const homework = course.lessons[0]?.homework ?? 0;
  const mentor = await academy.userId('mentor');
  for (const [index, wait] of hours.entries()) {
    const decided = new Date(clock.now().getTime() - daysAgo * 24 * hour);
    const handed = new Date(decided.getTime() - wait * hour);
    await sql`
      with learner as (insert into app_user (email, first_name, last_name, unique_name, referral_code, signup_method)
        values (${`w${daysAgo}-${index}@example.org`}, 'W', 'W', ${`w${daysAgo}-${index}`}, ${`w${daysAgo}-${index}`}, 'email') returning id),
      work as (insert into homework_submission (homework_id, user_id, status, version, submitted_at, reviewed_by, reviewed_at)
        select ${homework}, id, 'complete', 1, ${handed}, ${mentor}, ${decided} from learner returning id)
      insert into submission_event (submission_id, actor_id, status, version, created_at)
      select work.id, ${mentor}, v.status, 1, v.at from work,
        (values ('pending', ${handed}::timestamptz), ('complete', ${decided}::timestamptz)) v (status, at)`.execute(
      db,
    );
  }
  return course.id;
}

test('four of five of the latest reviews took no longer; about too few nothing is said', async () => {
  const product = await review([2, 3, 100, 4]);
  const { db, clock } = academy;
  const few = await homeworkWaiting(db, product, clock.now());
  expect(few).toBeNull();
  await review([1], 29);
  // 1, 2, 3 and 4 hours: the fifth may take longer.
  expect(await homeworkWaiting(db, product, clock.now())).toBe('hours');
  // What is older than that says nothing of now.
  await review([500, 500, 500], 31);
  expect(await homeworkWaiting(db, product, clock.now())).toBe('hours');
  await review([30, 30], 2);
  expect(await homeworkWaiting(db, product, clock.now())).toBe('twoDays');
});

test('opening a homework again later is no review that took so long', async () => {
  const product = await review([]);
  const { db, clock } = academy;
  const before = await homeworkWaiting(db, product, clock.now());
  await sql`insert into submission_event (submission_id, actor_id, status, version, created_at)
    select e.submission_id, e.actor_id, 'needsRevision', 1, ${clock.now()}
    from submission_event e join homework_submission s on s.id = e.submission_id
    join homework h on h.id = s.homework_id join lesson l on l.module_id = h.module_id
    where l.product_id = ${product} and e.status = 'complete'`.execute(db);
  expect(await homeworkWaiting(db, product, clock.now())).toEqual(before);
});

test('learners read it with their homework and their milestones', async () => {
  const milestones = (await academy.call('learner', 'GET', '/me/milestones')).body;
  const { body } = await academy.call('learner', 'GET', `/me/milestones/${milestones[0].id}`);
  const { db, clock } = academy;
  const typical = await milestoneWaiting(db, milestones[0].product.id, clock.now());
  expect(body.waiting).toEqual(typical);
  expect(typical).toBeNull();
  const homeworks = (await academy.call('learner', 'GET', '/me/homeworks')).body.data;
  const url = `/me/modules/${homeworks[0].moduleId}/homework`;
  expect((await academy.call('learner', 'GET', url)).body.waiting).toBe('twoDays');
});
