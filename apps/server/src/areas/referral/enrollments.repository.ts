import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB, ReferralEnrollment } from '../../db/schema.ts';
import type { PurchaseRow } from '../purchases/purchase-rows.ts';
import { shownName } from './activity.ts';
import { COOKIE_DAYS, nextTierOf, type Person } from './referral.rules.ts';
import type { RewardAccountKey } from './reward-entries.ts';
import type { RulesRow } from './reward-rules.ts';

type Trx = Transaction<DB>;
export type EnrollmentRow = Selectable<ReferralEnrollment>;

/** The last click before the order, if it still counts. */
export async function lastMark(trx: Trx, { user_id, created_at }: PurchaseRow) {
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
export async function buyerOf(trx: Trx, userId: number): Promise<number> {
  const owner = await trx
    .selectFrom('checkout_visitor as v')
    .innerJoin('app_user as u', 'u.email', 'v.email')
    .where('v.user_id', '=', userId)
    .where('v.is_for_known', '=', true)
    .select('u.id')
    .executeTakeFirst();
  return owner?.id ?? userId;
}

/** Whether the buyer paid for anything else before. */
export async function paidBefore(trx: Trx, { id, user_id }: PurchaseRow, personId: number) {
  const other = await trx
    .selectFrom('purchase')
    .select('id')
    .where('user_id', 'in', [user_id, personId])
    .where('id', '<>', id)
    .where('captured', '>', 0)
    .executeTakeFirst();
  return other !== undefined;
}

/** The tier that the next enrollment of someone's link is rewarded by. */
export async function currentTier(
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

export async function productName(trx: Trx, id: number): Promise<string> {
  const row = await trx
    .selectFrom('module')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.name;
}

/** What tells that two people are one, and the name that others see. */
export async function readPerson(trx: Trx, id: number): Promise<Person & { shown: string }> {
  const { rows } = await sql<Person & { shown: string }>`
    select u.email::text as email, u.phone, ${shownName('u')} as shown,
      coalesce((select array_agg(distinct m.brand || m.last4 || m.exp_month || m.exp_year) from payment_method m
        where m.user_id = u.id and m.kind = 'card' and m.last4 is not null and m.brand is not null
          and m.exp_month is not null and m.exp_year is not null), '{}') as cards
    from app_user u where u.id = ${id}`.execute(trx);
  return rows[0] as Person & { shown: string };
}
