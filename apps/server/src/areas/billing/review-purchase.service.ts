import type { Schema } from '@uplink/api-client';
import { daysLeft } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict } from '../../plugins/errors/errors.ts';
import { amountDue, type ChargeKind } from '../purchases/amount-due.ts';
import { nextMonthly } from '../purchases/billing-dates.ts';
import { readPurchase } from '../purchases/purchase.view.ts';
import type { PurchaseDeps, PurchaseRow } from '../purchases/purchase-rows.ts';
import { lockPurchase } from '../purchases/purchases.repository.ts';
import { nameOfMethod } from './method-name.ts';
import { findMethod } from './methods.repository.ts';
import { requireOwn } from './own-purchases.service.ts';

type Review = Schema<'PurchaseReview'>;
type Figures = Pick<Review, 'dueToday' | 'nextCharge' | 'isMonthly' | 'accessUntil'>;
export type ReviewedAction = Exclude<Review['action'], 'requestRefund' | 'reauthorise'>;

interface Asked {
  userId: number;
  id: number;
  action: ReviewedAction;
  paymentType?: 'card' | 'wallet' | undefined;
}

/** What an action would do now. Refuses, like the action itself, where it can't be done. */
export async function reviewPurchase(deps: PurchaseDeps, asked: Asked): Promise<Review> {
  const { userId, id, action, paymentType } = asked;
  await requireOwn(deps.db, userId, id);
  const view = await readPurchase(deps, id);
  if (!view.actions.includes(action))
    throw conflict("This can't be done with the purchase right now. Reload it.");
  return deps.db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, id);
    const type = paymentType ?? view.paymentType;
    const isSaved = type === 'card' || type === 'wallet';
    const method = isSaved ? await findMethod(trx, userId, type) : undefined;
    return {
      action,
      version: purchase.version,
      currency: purchase.currency,
      ...(await figuresOf(trx, { purchase, view, action, now: deps.clock.now() })),
      paymentType: type,
      method: method ? nameOfMethod(method) : null,
    };
  });
}

interface Reviewed {
  purchase: PurchaseRow;
  view: Schema<'Purchase'>;
  action: ReviewedAction;
  now: Date;
}

async function figuresOf(trx: Transaction<DB>, reviewed: Reviewed): Promise<Figures> {
  const { purchase, view, action, now } = reviewed;
  const due = async (kind: ChargeKind) =>
    (await amountDue(trx, purchase, { kind, amount: undefined, now })).amount;
  const nothing: Figures = {
    dueToday: 0,
    nextCharge: null,
    isMonthly: false,
    accessUntil: view.expiry,
  };
  switch (action) {
    case 'cancelSubscription':
      return nothing;
    case 'payoff':
      return { ...nothing, dueToday: await due('payoff') };
    case 'switchPaymentMethod':
      return { ...nothing, ...nextOf(view), accessUntil: view.expiry };
    case 'retryPayment':
      return { ...nothing, dueToday: await due('cycle'), ...afterRetry(purchase, view) };
    case 'reactivateSubscription':
      return reactivation(view, now, () => due('reactivation'));
  }
}

/** The next charge as it stands, and whether others follow each month. */
export function nextOf({
  nextPaymentDate: at,
  nextPaymentAmount: amount,
  plan,
}: Schema<'Purchase'>) {
  const isMonthly =
    plan.type === 'subscription' || (plan.months !== null && plan.monthsPaid + 1 < plan.months);
  return at === null || amount === null
    ? { nextCharge: null, isMonthly: false }
    : { nextCharge: { at, amount }, isMonthly };
}

/** The month after the one that is paid with the retry. */
function afterRetry({ anchor_at, next_payment_at }: PurchaseRow, view: Schema<'Purchase'>) {
  const { plan, nextPaymentAmount: amount } = view;
  const left = plan.months === null ? undefined : plan.months - plan.monthsPaid - 1;
  if (!anchor_at || !next_payment_at || amount === null || left === 0) return {};
  const at = nextMonthly(anchor_at, next_payment_at).toISOString();
  return { nextCharge: { at, amount }, isMonthly: left === undefined || left > 1 };
}

async function reactivation(
  { expiry, plan }: Schema<'Purchase'>,
  now: Date,
  due: () => Promise<number>,
): Promise<Figures> {
  const hasDays = expiry !== null && daysLeft(new Date(expiry), now) > 0;
  const dueToday = hasDays ? 0 : await due();
  const at = hasDays ? expiry : nextMonthly(now, now).toISOString();
  const amount = hasDays ? plan.amount.amount : dueToday;
  return { dueToday, nextCharge: { at, amount }, isMonthly: true, accessUntil: null };
}
