import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { milestoneStatus } from '../../db/status-codes.ts';
import { readTypicalWait } from '../learning/typical-wait.ts';

/** More of the latest reviews than these don't change what is typical. */
const most = 1000;

/** How long the latest handed-in homeworks of a product waited, from handing in to the first decision. */
export const homeworkWaiting = (db: Kysely<DB>, productId: number, now: Date) =>
  readTypicalWait(
    db,
    now,
    (since) => sql`
      select extract(epoch from decided.created_at - handed.created_at) as seconds
      from (
        select s.id, s.version from homework_submission s
        join homework h on h.id = s.homework_id
        join lesson l on l.module_id = h.module_id
        where l.product_id = ${productId} and s.reviewed_at >= ${since}
        order by s.reviewed_at desc limit ${most}
      ) latest
      join submission_event handed on handed.submission_id = latest.id and handed.version = latest.version
        and handed.status = 'pending'
      join lateral (select created_at from submission_event
        where submission_id = handed.submission_id and version = handed.version and id > handed.id
          and status in ('complete', 'needsRevision')
        order by id limit 1) decided on true`,
  );

/** The same for the milestones of a program. */
export const milestoneWaiting = (db: Kysely<DB>, programId: number, now: Date) =>
  readTypicalWait(
    db,
    now,
    (since) => sql`
      select extract(epoch from decided.created_at - handed.created_at) as seconds
      from (
        select um.cohort_milestone_id as id, um.user_id, um.version from user_milestone um
        join cohort_milestone cm on cm.id = um.cohort_milestone_id
        join cohort c on c.id = cm.cohort_id
        where c.module_id = ${programId} and um.version > 0 and um.reviewed_at >= ${since}
        order by um.reviewed_at desc limit ${most}
      ) latest
      join milestone_event handed on handed.user_id = latest.user_id and handed.cohort_milestone_id = latest.id
        and handed.version = latest.version and handed.status = ${milestoneStatus.readyForReview}
      join lateral (select created_at from milestone_event
        where user_id = handed.user_id and cohort_milestone_id = handed.cohort_milestone_id
          and version = handed.version and id > handed.id and status in (${milestoneStatus.complete}, ${milestoneStatus.sentBack})
        order by id limit 1) decided on true`,
  );
