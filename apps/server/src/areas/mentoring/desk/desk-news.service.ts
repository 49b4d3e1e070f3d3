import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { DB } from '../../../db/schema.ts';
import { isHeld, isHidden } from '../../moderation/hidden.ts';
import { productRef } from '../../refs.ts';
import { reviews } from '../scope.ts';

type Db = Kysely<DB>;
type News = Schema<'DeskNews'>;

const week = 7 * 86_400_000;
/** Longer lists are no news. */
const most = 10;

/** What a mentor's cohorts are about to hand in, and what no one has answered them. */
export async function readDeskNews(db: Db, clock: Clock, mentorId: number): Promise<News> {
  const now = clock.now();
  const [due, unanswered] = await Promise.all([
    listDue(db, mentorId, now),
    listUnanswered(db, mentorId),
  ]);
  return { due, unanswered };
}

async function listDue(db: Db, mentorId: number, now: Date): Promise<News['due']> {
  const { rows } = await sql<Omit<News['due'][number], 'dueDate'> & { due: Date }>`
    select next.id, next.title, next.cohort, next.due,
      (select count(*)::int from user_module um
        where um.cohort_id = next.cohort_id and um.module_id = next.module_id) as learners,
      (select count(*)::int from user_milestone done join user_module um
        on um.user_id = done.user_id and um.cohort_id = next.cohort_id and um.module_id = next.module_id
        where done.cohort_milestone_id = next.id and done.version > 0) as "handedIn"
    from (
      select cm.id, m.title, c.name as cohort, c.id as cohort_id, c.module_id,
        milestone_due(c.start_date, m.due_after_days + cm.shifted_days, c.zone) as due
      from cohort c join cohort_milestone cm on cm.cohort_id = c.id join milestone m on m.id = cm.milestone_id
      where ${reviews(mentorId, sql`c.module_id`)}) next
    where next.due between ${now} and ${new Date(now.getTime() + week)}
    order by next.due, next.id limit ${sql.lit(most)}`.execute(db);
  return rows.map(({ due, ...row }) => ({ ...row, dueDate: due.toISOString() }));
}

async function listUnanswered(db: Db, mentorId: number): Promise<News['unanswered']> {
  const { rows } = await sql<News['unanswered'][number]>`
    select ${productRef('p')} as product, waiting.count,
      jsonb_build_object('id', q.id, 'lesson', jsonb_build_object('id', lm.id, 'name', lm.name,
        'sectionId', l.section_id, 'product', ${productRef('p')})) as question
    from (
      select l.product_id, count(*)::int as count, min(q.id) as question_id
      from lesson l join lesson_question q on q.module_id = l.module_id and q.deleted_at is null
      where ${reviews(mentorId, sql`l.product_id`)} and q.user_id <> ${mentorId}
        and not ${isHeld('question', sql`q.id`)} and not ${isHidden('question', sql`q.id`)} and not exists (
        select 1 from lesson_response r where r.question_id = q.id and r.deleted_at is null and r.user_id <> q.user_id)
      group by l.product_id order by min(q.id) limit ${sql.lit(most)}) waiting
    join lesson_question q on q.id = waiting.question_id
    join lesson l on l.module_id = q.module_id
    join module lm on lm.id = l.module_id
    join module p on p.id = waiting.product_id
    order by waiting.question_id`.execute(db);
  return rows;
}
