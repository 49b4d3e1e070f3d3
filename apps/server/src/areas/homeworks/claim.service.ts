import type { Schema } from '@uplink/api-client';
import type { PolicyPerson } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../plugins/errors/errors.ts';
import { requireFree, unclaimed } from '../mentoring/claims.ts';
import { requireReviewable, type SubmissionKey } from './review.service.ts';
import { getSubmission } from './submission.repository.ts';
import { lockSubmission, readCurrent } from './submission-changes.repository.ts';

type Db = Kysely<DB>;

/**
 * A mentor claims a pending submission. If two try at once, one gets it and the other learns who.
 */
export async function claimSubmission(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mentor: PolicyPerson,
  key: SubmissionKey,
): Promise<Schema<'Submission'>> {
  const now = clock.now();
  const { user } = await requireReviewable(db, mentor, key, now);
  await db.transaction().execute(async (trx) => {
    const row = await lockSubmission(trx, key.homeworkId, user.id);
    await requireFree(trx, row, {
      reviewerId: mentor.id,
      now,
      current: () => readCurrent(trx, row),
    });
    if (row.status !== 'pending') throw conflict("This submission isn't waiting for review.");
    await setClaim(trx, row.id, { claimed_by: mentor.id, claimed_at: now });
  });
  return getSubmission(db, { submissionId: key.submissionId }, { now, readerId: mentor.id });
}

/** Gives back what the mentor took. */
export async function releaseSubmission(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mentor: PolicyPerson,
  key: SubmissionKey,
): Promise<Schema<'Submission'>> {
  const now = clock.now();
  const { user } = await requireReviewable(db, mentor, key, now);
  await db.transaction().execute(async (trx) => {
    const row = await lockSubmission(trx, key.homeworkId, user.id);
    if (row.claimed_by === mentor.id) await setClaim(trx, row.id, unclaimed);
  });
  return getSubmission(db, { submissionId: key.submissionId }, { now, readerId: mentor.id });
}

async function setClaim(
  trx: Db,
  id: number,
  claim: { claimed_by: number | null; claimed_at: Date | null },
) {
  await trx.updateTable('homework_submission').set(claim).where('id', '=', id).execute();
}
