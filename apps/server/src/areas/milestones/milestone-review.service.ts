import type { Schema } from '@uplink/api-client';
import { MILESTONE_ACTIONS, type MilestoneAction, milestonePath } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { forbidden, notFound } from '../../plugins/errors/errors.ts';
import { isMentorOf } from '../learning/lesson-access.ts';
import { notify } from '../notifications/notify.ts';
import { insertMilestoneEvent, lockMilestone } from './milestones.repository.ts';
import { findMilestone, readMilestone } from './milestones.service.ts';

type Db = Kysely<DB>;

export interface MilestoneKey {
  userId: number;
  id: number;
}

const told: Record<MilestoneAction, (title: string) => string> = {
  complete: (title) => `${title} is complete.`,
  reset: (title) => `${title} is open again.`,
  sendBack: (title) => `${title} was sent back. Read what to change.`,
  underReview: (title) => `${title} is under review.`,
  waive: (title) => `${title} is waived: you need not do it.`,
};

/** A mentor of the program decides; for every other mentor the milestone does not exist. */
export async function reviewAsMentor(
  db: Db,
  clock: Clock,
  mentorId: number,
  key: MilestoneKey,
  review: Schema<'MilestoneReview'>,
): Promise<Schema<'Milestone'>> {
  const { product } = await findMilestone(db, { ...key, now: clock.now() });
  if (!(await isMentorOf(db, mentorId, product.id)))
    throw notFound('This milestone does not exist.');
  return reviewMilestone(db, clock, mentorId, key, review);
}

/** Puts a learner's milestone into another state; they are told. The same decision again is none. */
export async function reviewMilestone(
  db: Db,
  clock: Clock,
  actorId: number,
  key: MilestoneKey,
  { action, feedback }: Schema<'MilestoneReview'>,
): Promise<Schema<'Milestone'>> {
  if (actorId === key.userId) throw forbidden('Somebody else decides on your own milestones.');
  const now = clock.now();
  const by = { ...key, now, isStarted: false };
  const { title, product } = await findMilestone(db, by);
  const status = MILESTONE_ACTIONS[action];
  await db.transaction().execute(async (trx) => {
    const row = await lockMilestone(trx, key.userId, key.id);
    const words = feedback?.trim() || undefined;
    if (row.status === status && (words === undefined || words === row.feedback)) return;
    await trx
      .updateTable('user_milestone')
      .set({ status, feedback: words ?? null, reviewed_by: actorId, reviewed_at: now })
      .where('user_id', '=', key.userId)
      .where('cohort_milestone_id', '=', key.id)
      .execute();
    const eventId = await insertMilestoneEvent(trx, {
      ...key,
      actorId,
      status,
      version: row.version,
      feedback: words,
      now,
    });
    await notify(trx, {
      userId: key.userId,
      type: action === 'sendBack' ? 'alert' : 'info',
      message: told[action](title),
      url: milestonePath(product, key.id),
      occasion: `milestone-reviewed:${eventId}`,
      now,
    });
  });
  return readMilestone(db, by);
}
