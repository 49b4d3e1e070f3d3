import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { audit } from './invariant.ts';
import { invariants } from './invariants.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

/** As many notes in one lesson as no limit holds. */
const crowdNotes = () =>
  sql`insert into lesson_note (user_id, id, module_id, position, text, created_at, saved_at)
    select user_id, gen_random_uuid(), module_id, position, text, created_at, saved_at
    from (select * from lesson_note limit 1) one, generate_series(1, 101)`.execute(academy.db);

/** The same of playlists. */
const crowdPlaylists = () =>
  sql`insert into playlist (user_id, request_id, title)
    select user_id, gen_random_uuid(), title
    from (select * from playlist limit 1) one, generate_series(1, 101)`.execute(academy.db);

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
  [
    'note-own',
    () =>
      academy.db
        .updateTable('lesson_note')
        .set({ saved_at: new Date(0) })
        .execute(),
  ],
  ['note-room', crowdNotes],
  ['playlist-order', () => academy.db.updateTable('playlist_item').set({ position: 1 }).execute()],
  ['playlist-room', crowdPlaylists],
  ['rated', () => academy.db.updateTable('rating').set({ nps: null }).execute()],
  [
    'answered',
    () =>
      academy.db
        .updateTable('lesson_question')
        .set((eb) => ({ deleted_at: new Date(), deleted_by: eb.ref('user_id') }))
        .execute(),
  ],
  [
    'diploma-number',
    () => academy.db.updateTable('diploma_counter').set({ last_number: 1 }).execute(),
  ],
  [
    'diploma-earned',
    () =>
      academy.db
        .updateTable('user_module')
        .set({ done_at: new Date('2090-01-01') })
        .where('done_at', 'is not', null)
        .execute(),
  ],
  [
    'diploma-times',
    () => academy.db.updateTable('diploma_issue').set({ recipient: 'Somebody else' }).execute(),
  ],
  [
    'lab-year',
    () =>
      academy.db
        .updateTable('lab_access')
        .set({ expires_at: sql`expires_at + interval '1 day'` })
        .execute(),
  ],
  ['attached', () => academy.db.updateTable('upload_grant').set({ stored_at: null }).execute()],
  ['admin', () => academy.db.updateTable('app_user').set({ blocked: true }).execute()],
])('finds a broken promise: %s', async (id, breakIt) => {
  await breakIt();
  expect((await audit(academy.db, invariants)).map((one) => one.id)).toContain(id);
});
