import { addDays, addMonths } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { conflict, unprocessable } from '../../../plugins/errors/errors.ts';
import { changePurchase, notePurchase } from '../change-purchase.ts';
import { hasOther } from '../live-purchase.ts';
import type { Cause, PurchaseDeps, PurchaseRow } from '../purchase-rows.ts';

type Trx = Transaction<DB>;

interface Setting {
  purchase: PurchaseRow;
  cause: Cause;
  date: Date;
}

/** When the next month is charged; those after it follow the plan again. */
export async function moveNextCharge(
  trx: Trx,
  { clock }: PurchaseDeps,
  { purchase, cause, date }: Setting,
): Promise<void> {
  if (purchase.next_payment_at === null || !['active', 'failed'].includes(purchase.status))
    throw conflict('There are no more charges for this purchase.');
  await notePurchase(trx, purchase.id, {
    ...cause,
    clock,
    action: 'updateNextChargeDate',
    data: { from: purchase.next_payment_at.toISOString(), to: date.toISOString() },
    set: { next_payment_at: date, next_payment_set_at: clock.now() },
  });
}

/** Lets a purchase last longer; one that has run out opens again. */
export async function extend(
  trx: Trx,
  { clock }: PurchaseDeps,
  { purchase, cause, date }: Setting,
): Promise<void> {
  const { id, expires_at, status, plan_type } = purchase;
  if (expires_at === null) throw conflict('This purchase never expires.');
  if (date <= expires_at)
    throw unprocessable('Choose a date after the current expiry.', {
      newExpiryDate: 'Must be later than the current expiry',
    });
  if (status === 'expired' && plan_type === 'subscription')
    throw conflict('This subscription has ended. Reactivate it instead.');
  if (await hasOther(trx, purchase)) throw conflict('The buyer already has this product.');
  await changePurchase(trx, id, 'extend', {
    ...cause,
    clock,
    data: { from: expires_at.toISOString(), to: date.toISOString() },
    set: { expires_at: date, expires_set_at: clock.now() },
  });
}

/** Takes back the dates that were set by hand and counts them from the plan. */
export async function reset(
  trx: Trx,
  { clock }: PurchaseDeps,
  { purchase, cause }: Omit<Setting, 'date'>,
): Promise<void> {
  if (!['active', 'failed', 'paused', 'cancelled'].includes(purchase.status))
    throw conflict('This purchase has ended.');
  const { next_payment_set_at, expires_set_at } = purchase;
  await notePurchase(trx, purchase.id, {
    ...cause,
    clock,
    action: 'reset',
    set: {
      paused_until: null,
      next_payment_set_at: null,
      expires_set_at: null,
      ...(next_payment_set_at && { next_payment_at: nextByPlan(purchase) }),
      ...(expires_set_at && { expires_at: await endByPlan(trx, purchase) }),
    },
  });
}

/** The month after those that were paid, counted from the first. */
const monthByPlan = ({ anchor_at, cycles_paid }: PurchaseRow) =>
  anchor_at && addMonths(anchor_at, cycles_paid);

function nextByPlan(purchase: PurchaseRow): Date | null {
  return purchase.next_payment_at && monthByPlan(purchase);
}

async function endByPlan(trx: Trx, purchase: PurchaseRow): Promise<Date | null> {
  const { plan_type, valid_days, started_at } = purchase;
  if (plan_type === 'subscription') return monthByPlan(purchase);
  if (valid_days === null || !started_at) return null;
  return new Date(addDays(started_at, valid_days).getTime() + (await pausedMs(trx, purchase.id)));
}

/** How long a purchase was paused, up to when it was last resumed. */
async function pausedMs(trx: Trx, purchaseId: number): Promise<number> {
  const events = await trx
    .selectFrom('purchase_event')
    .select(['from_status', 'to_status', 'created_at'])
    .where('purchase_id', '=', purchaseId)
    .whereRef('from_status', '<>', 'to_status')
    .orderBy('id')
    .execute();
  let sum = 0;
  let since: Date | null = null;
  for (const { from_status, to_status, created_at } of events) {
    if (to_status === 'paused') since = created_at;
    else if (from_status === 'paused' && to_status === 'active' && since)
      sum += created_at.getTime() - since.getTime();
  }
  return sum;
}
