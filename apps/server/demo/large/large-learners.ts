import { type Kysely, sql } from 'kysely';
import type { DB } from '../../src/db/schema.ts';

/** How much a learner has: one program begun, then one finished, then one not begun. */
export type ProgramsEach = 1 | 2 | 3;

/** The begun program is at this lesson: its content is finished, its homework waits for a mentor. */
const currentOrdinal = 9;
const day = sql`timestamptz '2026-01-05 08:00:00Z'`;

/** What learners have, did and earned in the modules of `large_module`, each table by one statement. */
export async function insertLargeLearners(
  trx: Kysely<DB>,
  learnerIds: number[],
  programsEach: ProgramsEach,
): Promise<void> {
  await notePlaces(trx, learnerIds, programsEach);
  await insertGrants(trx);
  await insertModuleRows(trx);
  await insertWatching(trx);
  await insertQuizResults(trx);
  await insertHomeworkResults(trx);
  await insertNotices(trx, learnerIds);
}

/** `large_place`: who has which module in which state, and by which program. */
async function notePlaces(trx: Kysely<DB>, learnerIds: number[], programsEach: ProgramsEach) {
  await sql`
    create temporary table large_place on commit drop as
    select u.user_id, u.number, m.id as module_id, m.kind, m.product, m.ordinal, via.id as via_id,
      has.state,
      ${day} + ((has.state + m.product) * 28 + m.ordinal) * interval '1 day' as at,
      case
        when m.kind = 1 then case has.state when 0 then 1 when 1 then 3 else 5 end
        when has.state = 1 then 3
        when has.state = 2 or m.product <> 1 then 2
        when m.kind = 4 and m.ordinal < ${sql.lit(currentOrdinal)} then 3
        else 1 end as status
    from unnest(${learnerIds}::bigint[]) with ordinality u (user_id, number)
    cross join generate_series(0, ${sql.lit(programsEach - 1)}) has (state)
    join large_module via on via.kind = 1
      and via.program = (u.number + has.state) % (select count(*) from large_module where kind = 1)
    join large_module m on m.program = via.program
      and (m.kind <= 3 or m.kind = 4 and (has.state = 1
        or has.state = 0 and m.product = 1 and m.ordinal <= ${sql.lit(currentOrdinal)}))`.execute(
    trx,
  );
  await sql`create index on large_place (module_id, user_id)`.execute(trx);
  await sql`analyze large_place`.execute(trx);
}

async function insertModuleRows(trx: Kysely<DB>) {
  await sql`
    insert into user_module (user_id, module_id, status, started_at, finished_at, done_at,
      created_at, updated_at)
    select user_id, module_id, status, case when status in (1, 3) then at end, case when kind = 4 then at end,
      case when status = 3 then at end, at, at
    from large_place order by user_id, module_id`.execute(trx);
  await sql`
    insert into xp_event (user_id, module_id, points, created_at)
    select user_id, module_id, 50, at from large_place where kind = 4 and status = 3
    order by at, user_id`.execute(trx);
}

async function insertGrants(trx: Kysely<DB>) {
  await sql`
    with given as (
      insert into access_grant (user_id, module_id, source_kind)
      select user_id, module_id, 'demo' from large_place where kind = 1 order by user_id, module_id returning id)
    insert into access_event (grant_id, state, reason, created_at)
    select id, 'active', 'Demo', ${day} from given`.execute(trx);
}

async function insertWatching(trx: Kysely<DB>) {
  await sql`
    insert into video_progress (user_id, module_id, seconds_watched, position, opened_at, reported_at)
    select user_id, module_id, 240, 290, at, at from large_place where kind = 4
    order by user_id, module_id`.execute(trx);
  await sql`
    insert into watch_day (user_id, day, seconds)
    select user_id, (${day} + number * interval '1 day')::date, 600 + number * 20
    from (select distinct user_id from large_place) u, generate_series(1, 30) number`.execute(trx);
}

/** The key is repeated from the quiz's own questions, all answered right. */
async function insertQuizResults(trx: Kysely<DB>) {
  await sql`
    create temporary table large_review on commit drop as
    select q.id as quiz_id, q.module_id,
      jsonb_agg(jsonb_build_object('questionId', question.id, 'answerIds', jsonb_build_array(answers.right_id),
        'text', null) order by question.position) as answers,
      jsonb_agg(jsonb_build_object('id', question.id, 'position', question.position, 'type', question.type,
        'question', question.question, 'blank', null, 'answers', answers.list, 'text', null,
        'correctText', null, 'isCorrect', true, 'explanation', question.explanation, 'link', null)
        order by question.position) as review
    from quiz q
    join large_module m on m.id = q.module_id
    join quiz_question question on question.quiz_id = q.id
    cross join lateral (
      select min(id) filter (where is_correct) as right_id, jsonb_agg(jsonb_build_object('id', id,
        'answer', answer, 'isCorrect', is_correct, 'isPicked', is_correct) order by position) as list
      from quiz_answer where question_id = question.id
    ) answers
    group by q.id`.execute(trx);
  await sql`
    insert into quiz_submission (quiz_id, user_id, quiz_version, answers, review, score, total, submitted_at)
    select r.quiz_id, p.user_id, 1, r.answers, r.review, 3, 3, p.at
    from large_review r join large_place p on p.module_id = r.module_id
    order by p.at, p.user_id`.execute(trx);
}

async function insertHomeworkResults(trx: Kysely<DB>) {
  await sql`
    insert into homework_submission (homework_id, user_id, status, version, submitted_at, reviewed_by,
      reviewed_at, created_at, updated_at)
    select h.id, p.user_id, case p.status when 3 then 'complete' else 'pending' end, 1, p.at,
      case p.status when 3 then mentor.user_id end, case p.status when 3 then p.at end, p.at, p.at
    from large_place p
    join homework h on h.module_id = p.module_id
    join module_mentor mentor on mentor.module_id = p.via_id
    order by p.at, p.user_id`.execute(trx);
  await sql`
    insert into submission_item (submission_id, version, item_id, text_answer)
    select s.id, 1, 'saved', 'true' from homework_submission s
    join homework h on h.id = s.homework_id join large_module m on m.id = h.module_id`.execute(trx);
  await sql`
    insert into submission_event (submission_id, actor_id, status, version, created_at)
    select s.id, step.actor_id, step.status, 1, s.updated_at from homework_submission s
    join homework h on h.id = s.homework_id join large_module m on m.id = h.module_id
    cross join lateral (values (1, s.user_id, 'pending'), (2, s.reviewed_by, 'complete')) step (number, actor_id, status)
    where step.actor_id is not null
    order by s.id, step.number`.execute(trx);
}

async function insertNotices(trx: Kysely<DB>, learnerIds: number[]) {
  await sql`
    insert into user_notification (user_id, message, type, url, date, is_read, occasion)
    select user_id, 'Lesson ' || number || ' is done.', 'info', '/', ${day} + number * interval '1 hour',
      number < 38, 'large:' || number
    from generate_series(1, 40) number, unnest(${learnerIds}::bigint[]) user_id
    order by number, user_id`.execute(trx);
}
