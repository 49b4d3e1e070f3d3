import type { Schema } from '@uplink/api-client';
import { WAITING_TIME_DAYS, WAITING_TIME_MIN_REVIEWS } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** The median says what is typical; more than these does not change it. */
const most = 100;

/** How long the latest handed-in homeworks of a product waited for their review. */
export function homeworkWaiting(db: Kysely<DB>, productId: number, now: Date) {
  return measure(
    db,
    now,
    (since) => sql`
      select s.id as work, s.version from homework_submission s
      join homework h on h.id = s.homework_id
      join lesson l on l.module_id = h.module_id
      where l.product_id = ${productId} and s.reviewed_at >= ${since}
      order by s.reviewed_at desc limit ${most}`,
    sql`
      select handed.created_at as from_at, decided.created_at as to_at
      from submission_event handed
      join lateral (select created_at from submission_event
        where submission_id = handed.submission_id and version = handed.version and id > handed.id
          and status in ('complete', 'needsRevision')
        order by id limit 1) decided on true
      where handed.submission_id = latest.work and handed.version = latest.version and handed.status = 'pending'`,
  );
}

/** The same for the milestones of a program. */
export function milestoneWaiting(db: Kysely<DB>, programId: number, now: Date) {
  return measure(
    db,
    now,
    (since) => sql`
      select um.cohort_milestone_id as work, um.user_id as learner, um.version from user_milestone um
      join cohort_milestone cm on cm.id = um.cohort_milestone_id
      join cohort c on c.id = cm.cohort_id
      where c.module_id = ${programId} and um.version > 0 and um.reviewed_at >= ${since}
      order by um.reviewed_at desc limit ${most}`,
    sql`
      select handed.created_at as from_at, decided.created_at as to_at
      from milestone_event handed
      join lateral (select created_at from milestone_event
        where user_id = handed.user_id and cohort_milestone_id = handed.cohort_milestone_id
          and version = handed.version and id > handed.id and status in (3, 6)
        order by id limit 1) decided on true
      where handed.user_id = latest.learner and handed.cohort_milestone_id = latest.work
        and handed.version = latest.version and handed.status = 2`,
  );
}

/** The median from handing in to the first decision; nothing is said about too few. */
async function measure(
  db: Kysely<DB>,
  now: Date,
  latest: (since: Date) => RawBuilder<unknown>,
  waits: RawBuilder<unknown>,
): Promise<Schema<'WaitingTime'>> {
  const since = new Date(now.getTime() - WAITING_TIME_DAYS * 86_400_000);
  const { rows } = await sql<{ reviews: number; typical: number | null }>`
    select count(*)::int as reviews,
      percentile_cont(0.5) within group (order by extract(epoch from waited.to_at - waited.from_at)) as typical
    from (${latest(since)}) latest cross join lateral (${waits}) waited`.execute(db);
  const { reviews = 0, typical = null } = rows[0] ?? {};
  const isEnough = typical !== null && reviews >= WAITING_TIME_MIN_REVIEWS;
  return {
    typicalSeconds: isEnough ? Math.round(Number(typical)) : null,
    reviews,
    days: WAITING_TIME_DAYS,
  };
}
