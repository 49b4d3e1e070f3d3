import type { Schema } from '@uplink/api-client';
import {
  isMilestoneAsSeen,
  MILESTONE_ACTIONS,
  type MilestoneAction,
  may,
  mayAny,
  milestonePath,
  milestoneStatusLabel,
  type NotificationKind,
  nextMilestoneStatus,
  type PolicyPerson,
} from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, notFound, stale } from '../../plugins/errors/errors.ts';
import { requireFree, unclaimed } from '../mentoring/claims.ts';
import { isMentorOf } from '../mentoring/scope.ts';
import { about } from '../notifications/about.ts';
import { notify, settleNotices } from '../notifications/notify.ts';
import { writeAudit } from '../people/audit-log.ts';
import {
  findChange,
  insertMilestoneEvent,
  lockMilestone,
  readCurrent,
} from './milestones.repository.ts';
import { findMilestone, readMilestone } from './milestones.service.ts';

type Db = Kysely<DB>;

export interface MilestoneKey {
  userId: number;
  id: number;
}

const told: Record<MilestoneAction, (title: string) => string> = {
  complete: (title) => `${title} is complete.`,
  reset: (title) => `${title} is open again.`,
  sendBack: (title) => `${title} was sent back. See what to change.`,
  underReview: (title) => `${title} is under review.`,
  waive: (title) => `${title} is waived: you don't need to do it.`,
};

const kinds = {
  complete: 'accepted',
  reset: 'commented',
  sendBack: 'sentBack',
  underReview: 'commented',
  waive: 'accepted',
} as const satisfies Record<MilestoneAction, NotificationKind>;

const missing = 'This milestone does not exist.';

/**
 * A milestone for who reads it to review it: a mentor of the program once the cohort has started, the staff
 * at any time. For every other mentor it does not exist.
 */
export async function requireReviewable(
  db: Db,
  reviewer: PolicyPerson,
  key: MilestoneKey,
  now: Date,
) {
  const isStaff = mayAny(reviewer, 'overseeMilestones');
  const by = { ...key, now, isStarted: !isStaff };
  const { product } = await findMilestone(db, by);
  const isMentored = await isMentorOf(db, reviewer.id, product.id);
  if (!isStaff && !isMentored) throw notFound(missing);
  return { by, isMentored };
}

const own = "You can't decide on your own milestones.";

/** The same for a mentor who decides on it or takes it. */
export async function requireDecidable(
  db: Db,
  mentor: PolicyPerson,
  key: MilestoneKey,
  now: Date,
): Promise<void> {
  const { isMentored } = await requireReviewable(db, mentor, key, now);
  if (may(mentor, 'reviewMilestone', { learnerId: key.userId, isMentored })) return;
  throw isMentored ? forbidden(own) : notFound(missing);
}

/** A mentor decides, unless another one has taken it to review. */
export async function reviewAsMentor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mentor: PolicyPerson,
  key: MilestoneKey,
  review: Schema<'MilestoneReview'>,
): Promise<Schema<'Milestone'>> {
  await requireDecidable(db, mentor, key, clock.now());
  return reviewMilestone({ db, clock }, { actorId: mentor.id }, key, review);
}

interface ReviewedBy {
  actorId: number;
  /** Why staff decide, for the log; mentors give none. */
  reason?: string;
}

/**
 * Puts a learner's milestone into another state, if it still is as the reviewer saw it; its learner is
 * told once. Staff may decide whoever has claimed it, with an entry in the log.
 */
export async function reviewMilestone(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actorId, reason }: ReviewedBy,
  key: MilestoneKey,
  { action, feedback, expected, changeId }: Schema<'MilestoneReview'>,
): Promise<Schema<'Milestone'>> {
  if (actorId === key.userId) throw forbidden(own);
  const isMentor = reason === undefined;
  const now = clock.now();
  const by = { ...key, now, isStarted: false };
  const { title, product } = await findMilestone(db, by);
  const status = MILESTONE_ACTIONS[action];
  await db.transaction().execute(async (trx) => {
    const row = await lockMilestone(trx, key.userId, key.id);
    const repeated = await findChange(trx, { ...key, changeId });
    if (repeated?.actorId === actorId && repeated.status === status) return;
    if (repeated) throw conflict('A different decision was already sent with this id.');
    const current = () => readCurrent(trx, key, row);
    const isPossible = nextMilestoneStatus(row.status, action) !== undefined;
    if (!isPossible || !isMilestoneAsSeen(expected, row)) {
      throw stale(await current());
    }
    if (isMentor) await requireFree(trx, row, { reviewerId: actorId, now, current });
    const words = feedback?.trim() || undefined;
    await trx
      .updateTable('user_milestone')
      .set({
        status,
        feedback: words ?? null,
        reviewed_by: actorId,
        reviewed_at: now,
        // Putting it under review is no decision: the claim stays.
        ...(action !== 'underReview' && unclaimed),
      })
      .where('user_id', '=', key.userId)
      .where('cohort_milestone_id', '=', key.id)
      .execute();
    const eventId = await insertMilestoneEvent(trx, {
      ...key,
      actorId,
      status,
      version: row.version,
      feedback: words,
      changeId,
      now,
    });
    if (!isMentor)
      await writeAudit(trx, {
        actorId,
        userId: key.userId,
        cohortId: await cohortOf(trx, key.id),
        action: 'decideMilestone',
        before: { milestone: title, status: milestoneStatusLabel(row.status) },
        after: { milestone: title, status: milestoneStatusLabel(status) },
        reason,
        undo: { kind: 'decision', milestoneId: key.id, status: row.status, eventId },
        now,
      });
    await settleNotices(trx, about.milestoneReview(key.id, key.userId));
    await notify(trx, {
      userId: key.userId,
      kind: kinds[action],
      about: about.milestone(key.id),
      type: action === 'sendBack' ? 'alert' : 'info',
      message: told[action](title),
      url: milestonePath(product, key.id),
      occasion: `milestone-reviewed:${eventId}`,
      now,
    });
  });
  return readMilestone(db, by, { isOwn: false });
}

async function cohortOf(trx: Db, cohortMilestoneId: number): Promise<number> {
  const { cohort_id } = await trx
    .selectFrom('cohort_milestone')
    .select('cohort_id')
    .where('id', '=', cohortMilestoneId)
    .executeTakeFirstOrThrow();
  return cohort_id;
}
