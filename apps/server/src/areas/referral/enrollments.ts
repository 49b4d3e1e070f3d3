import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { PurchaseRow } from '../purchases/purchase-rows.ts';
import { noteActivity } from './activity.ts';
import {
  buyerOf,
  currentTier,
  lastMark,
  paidBefore,
  productName,
  readPerson,
} from './enrollments.repository.ts';
import { rewardOf, suspicionsOf } from './referral.rules.ts';
import { lockRewards, writeRewards } from './reward-entries.ts';
import { programOf, readRules } from './reward-rules.ts';

/**
 * Credits the person whose link brought a buyer, in the transaction that notes the buyer's money. Nothing
 * happens for people who paid before, for oneself, or a second time.
 */
export async function noteEnrollment(
  trx: Transaction<DB>,
  purchase: PurchaseRow,
  now: Date,
): Promise<void> {
  const mark = await lastMark(trx, purchase);
  if (!mark) return;
  const personId = await buyerOf(trx, purchase.user_id);
  if (personId === mark.referrer_id || (await paidBefore(trx, purchase, personId))) return;
  const program = await programOf(trx, mark.referrer_id);
  const account = { userId: mark.referrer_id, program };
  await lockRewards(trx, account);
  const rules = await readRules(trx, program);
  const reward = rewardOf(
    await currentTier(trx, account, rules.tiers),
    priceIn(rules.currency, purchase),
  );
  const [referrer, buyer] = await Promise.all([
    readPerson(trx, mark.referrer_id),
    readPerson(trx, personId),
  ]);
  const suspicion = suspicionsOf(referrer, buyer, mark.is_shared);
  const product = await productName(trx, purchase.module_id);
  const enrollment = await trx
    .insertInto('referral_enrollment')
    .values({
      referrer_id: mark.referrer_id,
      program,
      person_id: personId,
      purchase_id: purchase.id,
      product,
      ...reward,
      currency: rules.currency,
      state: suspicion.length > 0 ? 'suspected' : 'held',
      suspicion: sql`${suspicion}::text[]`,
      held_until: new Date(now.getTime() + rules.holding_days * 86_400_000),
      enrolled_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!enrollment) return;
  const reason = `Enrolled: ${product}`;
  const entry = { pot: 'held', kind: 'reward', amount: reward.amount, reason } as const;
  await writeRewards(trx, account, [{ ...entry, enrollment_id: enrollment.id }], {
    currency: rules.currency,
    now,
  });
  await noteActivity(trx, {
    ...account,
    kind: 'enrollment',
    person: buyer.shown,
    product,
    amount: reward.amount,
    now,
  });
  await trx
    .updateTable('user_context')
    .set((eb) => ({ referrals_enrolled: eb('referrals_enrolled', '+', 1) }))
    .where('user_id', '=', mark.referrer_id)
    .execute();
}

/**
 * What was asked in the currency of the program: nothing is converted (decision 68). Credits can leave less to pay than
 * the tax.
 */
const priceIn = (currency: string, purchase: PurchaseRow): number =>
  purchase.currency === currency ? Math.max(0, purchase.total - purchase.tax) : 0;
