import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { audit } from './invariant.ts';
import { invariants } from './invariants.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

test('the demo academy keeps every promise', async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
});

test.each([
  ['points', () => academy.db.deleteFrom('xp_event').execute()],
  [
    'history',
    () => academy.db.updateTable('homework_submission').set({ status: 'needsRevision' }).execute(),
  ],
  [
    'exam-open',
    () =>
      academy.db.updateTable('exam_attempt').set({ number: 9 }).where('number', '=', 3).execute(),
  ],
  [
    'exam-score',
    () => academy.db.updateTable('exam_attempt').set({ score: 0 }).where('score', '>', 0).execute(),
  ],
  [
    'exam-answers',
    () =>
      academy.db
        .updateTable('exam_answer')
        .set({ answer_ids: [1] })
        .execute(),
  ],
  ['exam-graded', () => academy.db.updateTable('exam_answer').set({ text: 'changed' }).execute()],
  ['exam-points', () => academy.db.deleteFrom('xp_event').where('module_id', 'is', null).execute()],
  ['cohort', () => academy.db.updateTable('user_module').set({ cohort_id: null }).execute()],
  [
    'due-dates',
    () => academy.db.updateTable('cohort_milestone').set({ shifted_days: 9 }).execute(),
  ],
  [
    'milestone-history',
    () => academy.db.updateTable('user_milestone').set({ status: 1 }).execute(),
  ],
  ['milestone-work', () => academy.db.updateTable('user_milestone').set({ link: null }).execute()],
  ['attached', () => academy.db.updateTable('upload_grant').set({ stored_at: null }).execute()],
  ['admin', () => academy.db.updateTable('app_user').set({ blocked: true }).execute()],
])('finds a broken promise: %s', async (id, breakIt) => {
  await breakIt();
  expect((await audit(academy.db, invariants)).map((one) => one.id)).toContain(id);
});
