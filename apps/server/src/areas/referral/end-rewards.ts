import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { noteActivity } from './activity.ts';
import { type EnrollmentRow, readPerson } from './enrollments.repository.ts';
import type { RewardProgram } from './referral.rules.ts';
import { lockRewards, writeRewards } from './reward-entries.ts';

type Trx = Transaction<DB>;

/** Ends a reward that is held back: it becomes the referrer's, or is taken back. The purchase must be held. */
export async function endReward(
  trx: Trx,
  enrollment: EnrollmentRow,
  end: { state: 'released' | 'takenBack' | 'refused'; reason: string; actorId?: number; now: Date },
): Promise<void> {
  const { id, referrer_id: userId, amount, currency } = enrollment;
  const program = enrollment.program as RewardProgram;
  const { state, reason, actorId = null, now } = end;
  await lockRewards(trx, { userId, program });
  const changed = await trx
    .updateTable('referral_enrollment')
    .set({ state, ...(actorId !== null && { decided_by: actorId, decided_at: now, note: reason }) })
    .where('id', '=', id)
    .where('state', '=', enrollment.state)
    .returning('person_id')
    .executeTakeFirst();
  if (!changed) return;
  const kind = state === 'released' ? 'release' : 'takenBack';
  const entry = { kind, enrollment_id: id, actor_id: actorId, reason };
  await writeRewards(
    trx,
    { userId, program },
    [
      { ...entry, pot: 'held', amount: -amount },
      ...(state === 'released' ? [{ ...entry, pot: 'balance', amount }] : []),
    ],
    { currency, now },
  );
  const { shown } = await readPerson(trx, changed.person_id);
  await noteActivity(trx, {
    userId,
    program,
    kind: state === 'released' ? 'released' : 'takenBack',
    person: shown,
    product: enrollment.product,
    amount: state === 'released' ? amount : -amount,
    now,
  });
}

/** Money of a purchase went back: a reward that is held back goes with it. The purchase must be held. */
export async function takeBackReward(trx: Trx, purchaseId: number, now: Date): Promise<void> {
  const enrollment = await trx
    .selectFrom('referral_enrollment')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .where('state', 'in', ['held', 'suspected'])
    .executeTakeFirst();
  if (enrollment)
    await endReward(trx, enrollment, {
      state: 'takenBack',
      reason: 'The purchase was refunded',
      now,
    });
}
