import type { Schema } from '@uplink/api-client';
import { MilestoneStatus, type PolicyPerson } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../plugins/errors/errors.ts';
import { type ClaimRow, requireFree, unclaimed } from '../mentoring/claims.ts';
import { type MilestoneKey, requireDecidable } from './milestone-review.service.ts';
import { readReviewedMilestone } from './milestone-reviewed.service.ts';
import { lockMilestone, readCurrent } from './milestones.repository.ts';

type Db = Kysely<DB>;

const waiting: readonly number[] = [MilestoneStatus.readyForReview, MilestoneStatus.underReview];

/**
 * A mentor claims a pending milestone. If two try at once, one gets it and the other learns who.
 */
export async function claimMilestone(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mentor: PolicyPerson,
  key: MilestoneKey,
): Promise<Schema<'ReviewedMilestone'>> {
  const now = clock.now();
  await requireDecidable(db, mentor, key, now);
  await db.transaction().execute(async (trx) => {
    const row = await lockMilestone(trx, key.userId, key.id);
    await requireFree(trx, row, {
      reviewerId: mentor.id,
      now,
      current: () => readCurrent(trx, key, row),
    });
    if (!waiting.includes(row.status)) throw conflict("This milestone isn't waiting for review.");
    await setClaim(trx, key, { claimed_by: mentor.id, claimed_at: now });
  });
  return readReviewedMilestone(db, mentor, key, now);
}

/** Gives back what the mentor took. */
export async function releaseMilestone(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mentor: PolicyPerson,
  key: MilestoneKey,
): Promise<Schema<'ReviewedMilestone'>> {
  const now = clock.now();
  await requireDecidable(db, mentor, key, now);
  await db
    .updateTable('user_milestone')
    .set(unclaimed)
    .where('user_id', '=', key.userId)
    .where('cohort_milestone_id', '=', key.id)
    .where('claimed_by', '=', mentor.id)
    .execute();
  return readReviewedMilestone(db, mentor, key, now);
}

async function setClaim(trx: Db, key: MilestoneKey, claim: ClaimRow) {
  await trx
    .updateTable('user_milestone')
    .set(claim)
    .where('user_id', '=', key.userId)
    .where('cohort_milestone_id', '=', key.id)
    .execute();
}
