import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../db/schema.ts';
import { plantedMoney } from './planted-money.fixture.ts';
import { plantedRewards } from './planted-rewards.fixture.ts';

type Plant = (db: Kysely<DB>) => Promise<unknown>;

const run =
  (statement: RawBuilder<unknown>): Plant =>
  (db) =>
    statement.execute(db);

/** More rows like the first of a table than any limit holds; what is unique in it is made again. */
const crowd = (table: string, made: Record<string, RawBuilder<unknown>>, taken: string[]): Plant =>
  run(sql`insert into ${sql.table(table)} (${sql.join([...Object.keys(made), ...taken].map((name) => sql.ref(name)))})
    select ${sql.join([...Object.values(made), ...taken.map((name) => sql.ref(name))])}
    from (select * from ${sql.table(table)} limit 1) one, generate_series(1, 101)`);

const newId = sql`gen_random_uuid()`;
const anHourAgo = sql`now() - interval '1 hour'`;

/** For each promise of the academy what breaks it. */
export const planted: Record<string, Plant> = {
  'lesson-done': run(sql`update user_module set finished_at = null where status = 3`),
  'product-done': run(sql`update user_module set status = 1, done_at = null
    where status = 3 and module_id in (select id from module where type in (2, 3))`),
  order: run(sql`update user_module um set status = 5, done_at = null
    from lesson l where l.module_id = um.module_id and l.ordinal = 1 and um.status = 3`),
  entitled: run(sql`update access_event set created_at = '2090-01-01'`),
  granted: run(sql`delete from access_grant`),
  'grant-history': run(sql`update access_grant set state = 'ended'`),
  'grant-order': run(sql`delete from access_event where state = 'active'`),
  'grant-source': run(sql`update access_grant set source_kind = 'cohort', source_id = 999999
    where source_kind = 'staff'`),
  'grant-progress': run(
    sql`delete from user_module where module_id in (select module_id from access_grant)`,
  ),
  points: run(sql`delete from xp_event where module_id is not null`),
  watched:
    run(sql`insert into video_progress (user_id, module_id, seconds_watched, opened_at, reported_at)
    select user_id, module_id, 999999, now(), now() from user_module
    where module_id in (select module_id from lesson) limit 1`),
  tree: run(sql`insert into module_child (parent_id, child_id, position)
    select child_id, parent_id, 99 from module_child limit 1`),

  reviewer: run(sql`delete from module_mentor`),
  history: run(sql`update homework_submission set status = 'needsRevision'`),
  'homework-way': run(sql`insert into submission_event (submission_id, actor_id, status, version)
    select id, user_id, 'complete', version from homework_submission where version > 0`),
  version: async (db) => {
    await db.deleteFrom('submission_file').execute();
    await db.deleteFrom('submission_item').execute();
  },
  attached: run(sql`update upload_grant set stored_at = null`),
  sealed: async (db) => {
    await sql`alter table upload_grant drop constraint upload_grant_stored_sealed`.execute(db);
    await sql`update upload_grant set sealed_key = null, sha256 = null`.execute(db);
  },
  'one-place': run(sql`insert into milestone_file
      (user_id, cohort_milestone_id, version, upload_key, name, size, uploaded_at)
    select m.user_id, m.cohort_milestone_id, 1, f.upload_key, f.name, f.size, f.uploaded_at
    from submission_file f, user_milestone m limit 1`),
  photo: run(sql`update app_user set avatar = '/storage/avatars/' || id || '.png'`),

  'exam-open': run(sql`update exam_attempt set number = 9 where number = 2`),
  'exam-own': run(sql`delete from assessment_module`),
  'exam-score': run(sql`update exam_attempt set score = 0 where score > 0`),
  'exam-answers': run(sql`update exam_answer set answer_ids = '{1}'`),
  'exam-graded': run(sql`update exam_answer set text = 'changed'`),
  'exam-points': run(sql`delete from xp_event where module_id is null`),

  cohort: run(sql`update user_module set cohort_id = null`),
  'due-dates': run(sql`update cohort_milestone set shifted_days = 9`),
  'milestone-history': run(sql`update user_milestone set status = 1`),
  'milestone-way': run(sql`insert into milestone_event
      (user_id, cohort_milestone_id, actor_id, status, version, created_at)
    select user_id, cohort_milestone_id, user_id, 3, version, now() from user_milestone`),
  'milestone-work': run(sql`update user_milestone set link = null`),

  'note-own': run(sql`update lesson_note set saved_at = 'epoch'`),
  'note-room': crowd('lesson_note', { id: newId }, [
    'user_id',
    'module_id',
    'position',
    'text',
    'created_at',
    'saved_at',
  ]),
  'playlist-order': run(sql`update playlist_item set position = 1`),
  'playlist-room': crowd('playlist', { request_id: newId }, ['user_id', 'title']),
  rated: run(sql`update rating set nps = null`),
  answered: run(sql`update lesson_question set deleted_at = now(), deleted_by = user_id`),
  'answer-late': run(sql`update lesson_question set deleted_at = 'epoch', deleted_by = user_id`),
  surveyed: run(sql`insert into onboarding_answer (user_id, module_id, answers, answered_at)
    select person.id, survey.module_id, '[]', now() from app_user person, onboarding_survey survey
    where not exists (select 1 from user_module own
      where own.user_id = person.id and own.module_id = survey.module_id)`),
  'snippet-room': async (db) => {
    await sql`insert into feedback_snippet (user_id, title, text, created_at, updated_at)
      select id, 'One', 'One', now(), now() from app_user limit 1`.execute(db);
    await crowd('feedback_snippet', {}, ['user_id', 'title', 'text', 'created_at', 'updated_at'])(
      db,
    );
  },

  'diploma-number': run(sql`update diploma_counter set last_number = 1`),
  'diploma-earned': run(
    sql`update user_module set done_at = '2090-01-01' where done_at is not null`,
  ),
  'diploma-times': run(sql`update diploma_issue set recipient = 'Somebody else'`),
  'lab-year': run(sql`update lab_access set expires_at = expires_at + interval '1 day'`),
  'lab-own': run(sql`delete from user_module where module_id in
    (select product_id from product_lab union select lab_id from lab_access
      union select parent_id from module_child where child_id in (select lab_id from lab_access))`),
  'told-true': run(sql`update user_notification set occasion = 'diploma:0:' || id`),

  admin: run(sql`update app_user set blocked = true`),
  ticket: run(sql`insert into socket_ticket (ticket_hash, user_id, expires_at, used_at)
    select 'one', id, ${anHourAgo}, now() from app_user limit 1`),
  code: run(sql`insert into email_code (code_hash, user_id, purpose, email, created_at, expires_at, used_at)
    select 'one', id, 'reset', email, ${anHourAgo}, ${anHourAgo}, now() from app_user limit 1`),

  ...plantedMoney,
  ...plantedRewards,
};
