import { type RawBuilder, sql } from 'kysely';
import { milestoneStatus } from '../../../db/status-codes.ts';
import { homeworksOf } from '../../homeworks/homework-lists.repository.ts';
import { directionOf } from '../../keyset.ts';
import { quizzesOf } from '../../quizzes/quiz-inbox.repository.ts';
import { reviews } from '../scope.ts';
import {
  claimedAs,
  type DeskBranch,
  type DeskFilter,
  type DeskKind,
  type DeskReading,
  ofAge,
} from './desk-place.ts';

/** A kind of work as the desk reads it: whose tasks, and what of them waits. */
interface WaitingKind {
  /** A table expression `own` with the tasks of a mentor. */
  tasks: (mentorId: number, filter: DeskFilter) => RawBuilder<unknown>;
  /** The work `s` of a task `own`. */
  work: (mentorId: number) => RawBuilder<unknown>;
  /** What tells two pieces of work of the same instant apart. */
  id: RawBuilder<unknown>;
  userId: RawBuilder<unknown>;
  taskId: RawBuilder<unknown>;
  version: RawBuilder<unknown>;
}

const isUndecided = (condition: RawBuilder<unknown>) => sql`
  not exists (select 1 from review_decision d where ${condition} and d.state in ('held', 'sending'))`;

/** The milestones of the cohorts that a mentor reviews. */
const milestonesOf = (mentorId: number, { productId, milestoneId }: DeskFilter) => sql`
  own as materialized (
    select cm.id, cm.milestone_id, c.id as cohort_id, c.module_id
    from cohort_milestone cm join cohort c on c.id = cm.cohort_id
    where ${reviews(mentorId, sql`c.module_id`)}
      ${productId === undefined ? sql`` : sql`and c.module_id = ${productId}`}
      ${milestoneId === undefined ? sql`` : sql`and cm.milestone_id = ${milestoneId}`})`;

export const waitingKinds: Record<DeskKind, WaitingKind> = {
  homework: {
    tasks: (mentorId, { productId }) =>
      homeworksOf(mentorId, productId === undefined ? {} : { productId }),
    work: (mentorId) => sql`homework_submission s
      where s.homework_id = own.id and s.status = 'pending' and s.version > 0 and s.user_id <> ${mentorId}
        and ${isUndecided(sql`d.submission_id = s.id`)}`,
    id: sql`s.id`,
    userId: sql`s.user_id`,
    taskId: sql`s.homework_id`,
    version: sql`s.version`,
  },
  milestone: {
    tasks: milestonesOf,
    work: (mentorId) => sql`user_milestone s
      where s.cohort_milestone_id = own.id
        and s.status in (${milestoneStatus.readyForReview}, ${milestoneStatus.underReview}) and s.version > 0 and s.user_id <> ${mentorId}
        and exists (select 1 from user_module um
          where um.user_id = s.user_id and um.module_id = own.module_id and um.cohort_id = own.cohort_id)
        and ${isUndecided(sql`d.learner_id = s.user_id and d.cohort_milestone_id = s.cohort_milestone_id`)}`,
    id: sql`s.cohort_milestone_id`,
    userId: sql`s.user_id`,
    taskId: sql`own.milestone_id`,
    version: sql`s.version`,
  },
  quiz: {
    tasks: (mentorId, { productId }) =>
      quizzesOf(mentorId, productId === undefined ? {} : { productId }),
    // An attempt that a newer one has replaced no longer waits.
    work: (
      mentorId,
    ) => sql`(select one.*, null::bigint as claimed_by, null::timestamptz as claimed_at
        from quiz_submission one) s
      where s.quiz_id = own.id and s.read_at is null and s.score < s.total and s.user_id <> ${mentorId}
        and not exists (select 1 from quiz_submission newer
          where newer.user_id = s.user_id and newer.quiz_id = s.quiz_id and newer.id > s.id)
        and ${isUndecided(sql`d.quiz_submission_id = s.id`)}`,
    id: sql`s.id`,
    userId: sql`s.user_id`,
    taskId: sql`s.quiz_id`,
    version: sql`(select count(*)::int from quiz_submission former
      where former.user_id = s.user_id and former.quiz_id = s.quiz_id and former.id <= s.id)`,
  },
};

/** The next rows of one branch: each task gives its own from an index, and those are merged. */
export function selectBranch(reading: DeskReading, branch: DeskBranch): RawBuilder<unknown> {
  const { mentorId, filter, window } = reading;
  const { kind, isClaimed } = branch;
  const { tasks, work, id, userId, taskId, version } = waitingKinds[kind];
  const { after, order } = directionOf(window);
  const most = window.pageSize + 1;
  return sql`(
    with ${tasks(mentorId, filter)},
    place as materialized (select ${branch.at}::timestamptz as at, ${branch.id}::bigint as id, ${branch.userId}::bigint as user_id)
    select ${kind}::text as kind, ${Number(isClaimed)}::int as rank, found.*
    from own cross join place cross join lateral (
      select ${id} as id, ${userId} as user_id, ${taskId} as task_id, ${version} as version,
        s.submitted_at, s.claimed_by, s.claimed_at
      from ${work(mentorId)} ${claimedAs(reading, branch)} ${ofAge(reading)}
        and (s.submitted_at, ${id}, ${userId}) ${after} (place.at, place.id, place.user_id)
      order by s.submitted_at ${order}, ${id} ${order}, ${userId} ${order} limit ${most}) found
    order by found.submitted_at ${order}, found.id ${order}, found.user_id ${order} limit ${most})`;
}
