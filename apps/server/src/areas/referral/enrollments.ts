import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB, ReferralEnrollment } from '../../db/schema.ts';
import type { PurchaseRow } from '../purchases/purchase-rows.ts';
import { noteActivity, shownName } from './activity.ts';
import {
  COOKIE_DAYS,
  nextTierOf,
  type Person,
  type RewardProgram,
  rewardOf,
  suspicionsOf,
} from './referral.rules.ts';
import { lockRewards, type RewardAccountKey, writeRewards } from './reward-entries.ts';
import { programOf, type RulesRow, readRules } from './reward-rules.ts';

type Trx = Transaction<DB>;
export type EnrollmentRow = Selectable<ReferralEnrollment>;

/**
 * Credits the person whose link brought a buyer, in the transaction that notes the buyer's money. Nothing
 * happens for people who paid before, for oneself, or a second time.
 */
export async function noteEnrollment(trx: Trx, purchase: PurchaseRow, now: Date): Promise<void> {
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

/**
 * What was asked in the currency of the program: nothing is converted (decision 68). Credits can leave less to pay than
 * the tax.
 */
const priceIn = (currency: string, purchase: PurchaseRow): number =>
  purchase.currency === currency ? Math.max(0, purchase.total - purchase.tax) : 0;

/** The last click before the order, if it still counts. */
async function lastMark(trx: Trx, { user_id, created_at }: PurchaseRow) {
  const since = new Date(created_at.getTime() - COOKIE_DAYS * 86_400_000);
  return trx
    .selectFrom('referral_mark')
    .select(['referrer_id', 'is_shared'])
    .where('user_id', '=', user_id)
    .where('clicked_at', '<=', created_at)
    .where('clicked_at', '>', since)
    .orderBy('clicked_at', 'desc')
    .orderBy('referrer_id')
    .limit(1)
    .executeTakeFirst();
}

/** Visitors who typed an address that has an account buy with a closed one: its owner is meant. */
async function buyerOf(trx: Trx, userId: number): Promise<number> {
  const owner = await trx
    .selectFrom('checkout_visitor as v')
    .innerJoin('app_user as u', 'u.email', 'v.email')
    .where('v.user_id', '=', userId)
    .where('v.is_for_known', '=', true)
    .select('u.id')
    .executeTakeFirst();
  return owner?.id ?? userId;
}

async function paidBefore(trx: Trx, { id, user_id }: PurchaseRow, personId: number) {
  const other = await trx
    .selectFrom('purchase')
    .select('id')
    .where('user_id', 'in', [user_id, personId])
    .where('id', '<>', id)
    .where('captured', '>', 0)
    .executeTakeFirst();
  return other !== undefined;
}

async function currentTier(
  trx: Trx,
  { userId, program }: RewardAccountKey,
  tiers: RulesRow['tiers'],
) {
  const { rows } = await sql<{ enrollments: number; given: number }>`
    select count(*)::int as enrollments,
      coalesce((select from_count from ambassador_program where user_id = ${userId}), 1) as given
    from referral_enrollment
    where referrer_id = ${userId} and program = ${program} and state in ('held', 'released')`.execute(
    trx,
  );
  const { enrollments = 0, given = 1 } = rows[0] ?? {};
  return nextTierOf(tiers, { program, enrollments, given });
}

async function productName(trx: Trx, id: number): Promise<string> {
  const row = await trx
    .selectFrom('module')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.name;
}

async function readPerson(trx: Trx, id: number): Promise<Person & { shown: string }> {
  const { rows } = await sql<Person & { shown: string }>`
    select u.email::text as email, u.phone, ${shownName('u')} as shown,
      coalesce((select array_agg(distinct m.brand || m.last4 || m.exp_month || m.exp_year) from payment_method m
        where m.user_id = u.id and m.kind = 'card' and m.last4 is not null and m.brand is not null
          and m.exp_month is not null and m.exp_year is not null), '{}') as cards
    from app_user u where u.id = ${id}`.execute(trx);
  return rows[0] as Person & { shown: string };
}
