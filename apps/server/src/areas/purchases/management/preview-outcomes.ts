import { formatMoney } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { amountDue } from '../amount-due.ts';
import { changePurchase } from '../change-purchase.ts';
import { isAllBack, listGivenBack } from '../given-back.ts';
import { tellPaid } from '../payment-notices.ts';
import type { PurchaseRow } from '../purchase-rows.ts';
import { lockPurchase } from '../purchases.repository.ts';
import { tellRefunded } from '../refund-notices.ts';
import { creditRefunded } from '../refunded-credits.ts';
import { openRefund, openRefunds } from '../refunds.service.ts';
import { act, type ManagedAction } from './change.service.ts';
import { kindOf } from './charge.service.ts';
import { chargedTo, methodName } from './charged-to.ts';
import { accessOf, moneyOf } from './preview.rules.ts';
import { checkLimits, requirePayment } from './refund.service.ts';
import { causeOf, type Managed, type ManagementDeps, needed, requireRight } from './staff.ts';

export interface PreviewQuery {
  action: ManagedAction | 'refund' | 'refundProduct' | 'charge' | 'remove';
  date?: string;
  paymentType?: 'card' | 'wallet' | 'offline';
  paymentId?: number;
  amount?: number;
  isPayOff?: boolean;
}

/** What an action came to when it was tried. */
interface Outcome {
  after: PurchaseRow;
  money: string;
  access: string;
  undo: string;
}

interface Trying {
  managed: Managed;
  before: PurchaseRow;
  query: PreviewQuery;
}

export function outcomeOf(
  trx: Transaction<DB>,
  deps: ManagementDeps,
  trying: Trying,
): Promise<Outcome> {
  switch (trying.query.action) {
    case 'charge':
      return charge(trx, deps, trying);
    case 'refund':
    case 'refundProduct':
      return refund(trx, deps, trying);
    case 'remove':
      return remove(trx, deps, trying);
    default:
      return change(trx, deps, { ...trying, action: trying.query.action });
  }
}

const undos: Record<ManagedAction, string> = {
  updateNextChargeDate: 'Set another date, or reset the purchase to its plan.',
  pause: 'Resume it at any time.',
  setPauseDate: 'Set another date, or resume it.',
  resume: 'Pause it again at any time.',
  extend: 'Reset the purchase to its plan.',
  switchPaymentMethod: 'Switch back at any time.',
  cancelSubscription: 'Reactivate it at any time.',
  reactivateSubscription: 'Cancel it at any time. What was charged stays charged.',
  reset: 'Not possible. Dates can be set again by hand.',
};

async function change(
  trx: Transaction<DB>,
  deps: ManagementDeps,
  { managed, before, query, action }: Trying & { action: ManagedAction },
): Promise<Outcome> {
  const { date, paymentType } = query;
  const body = {
    version: before.version,
    ...(date && { nextChargeDate: date, pausedUntil: date, newExpiryDate: date }),
    ...(paymentType && paymentType !== 'offline' && { paymentType }),
  };
  const cause = causeOf(managed.staff, {});
  const isCharged = await act(trx, deps, action, { purchase: before, cause, body });
  const undo = undos[action];
  if (isCharged) {
    requireRight(managed.staff, 'chargePurchase', managed.userId);
    const wish = { kind: 'reactivation', amount: undefined, now: deps.clock.now() } as const;
    const { amount } = await amountDue(trx, before, wish);
    const money = `${await chargedTo(trx, before, amount, before.payment_type)} The next months follow.`;
    return { after: before, money, access: 'Opens again once the payment is made.', undo };
  }
  const after = await lockPurchase(trx, before.id);
  const method = await methodName(trx, after, after.payment_type);
  const money =
    action === 'switchPaymentMethod' && after.next_payment_at
      ? `The next charge uses ${method ?? 'the other method'}. ${moneyOf(before, after)}`
      : moneyOf(before, after);
  return { after, money, access: accessOf(before, after), undo };
}

async function charge(
  trx: Transaction<DB>,
  deps: ManagementDeps,
  { before, query }: Trying,
): Promise<Outcome> {
  const { isPayOff = false } = query;
  const asked = needed(query.amount, 'amount');
  const undo = 'Refund the payment.';
  if (asked === 0 && !isPayOff) {
    const money = 'Nothing is charged. The log says that it was looked at.';
    return { after: before, money, access: 'Nothing changes.', undo: 'Nothing to undo.' };
  }
  const kind = kindOf(before, { amount: asked, isPayOff });
  const { amount } = await amountDue(trx, before, { kind, amount: asked, now: deps.clock.now() });
  const type = query.paymentType ?? before.payment_type;
  const due = Math.max(0, before.balance_due - amount);
  const after = { ...before, captured: before.captured + amount, balance_due: due };
  const payment = { id: 0, amount, currency: before.currency };
  await tellPaid(trx, deps, after, payment);
  const isPlan = before.plan_type === 'paymentPlan';
  const rest = isPlan && due === 0 ? ' Nothing is left to pay.' : '';
  const access =
    before.status === 'failed' ? 'Stays open once the payment is made.' : accessOf(before, before);
  return { after, money: `${await chargedTo(trx, before, amount, type)}${rest}`, access, undo };
}

async function refund(
  trx: Transaction<DB>,
  deps: ManagementDeps,
  { managed, before, query }: Trying,
): Promise<Outcome> {
  const { staff, userId: buyerId } = managed;
  const { currency } = before;
  const isWhole = query.action === 'refundProduct' && query.amount === undefined;
  const creditBefore = await creditRefunded(trx, before);
  const wish = {
    actorId: staff.id,
    reason: 'Tried',
    requestId: crypto.randomUUID(),
    check: checkLimits(deps, { staff, buyerId, currency }),
  };
  if (query.action === 'refund') {
    const paymentId = needed(query.paymentId, 'paymentId');
    await requirePayment({ db: trx }, before.id, paymentId);
    await openRefund(trx, deps, { ...wish, paymentId, amount: needed(query.amount, 'amount') });
  } else {
    const { amount } = query;
    const all = { ...wish, purchaseId: before.id, isWhole };
    await openRefunds(trx, deps, { ...all, ...(amount !== undefined && { amount }) });
  }
  const after = await lockPurchase(trx, before.id);
  const amount = after.refunded - before.refunded;
  const credit = (await creditRefunded(trx, after)) - creditBefore;
  await tellRefunded(trx, deps, after, { id: 0, amount, credit });
  const isOver = await isAllBack(trx, after);
  const given = await listGivenBack(trx, before.id);
  const shown = (value: number) => formatMoney({ amount: value, currency });
  const money = [
    ...(amount > 0
      ? [`${shown(amount)} goes back to where it was paid from, in 5 to 10 days.`]
      : []),
    ...(credit > 0 ? [`${shown(credit)} goes back to their credits.`] : []),
  ].join(' ');
  return {
    after,
    money,
    access: isOver
      ? amount > 0
        ? 'Closes once the money is sent.'
        : 'Closes at once.'
      : accessAfter(given, before),
    undo: 'Not possible once sent.',
  };
}

/** What stays open after a part went back; offers whose own payment went back do not. */
const accessAfter = (closed: string[], before: PurchaseRow): string =>
  closed.length > 0
    ? `Closes for ${closed.join(', ')} once the money is sent. The rest stays as it is.`
    : accessOf(before, before);

async function remove(
  trx: Transaction<DB>,
  { clock }: ManagementDeps,
  { managed, before }: Trying,
): Promise<Outcome> {
  const after = await changePurchase(trx, before.id, 'remove', {
    ...causeOf(managed.staff, {}),
    clock,
    set: { deleted_at: clock.now() },
  });
  const kept = before.captured > before.refunded ? ' What was paid stays paid.' : '';
  return {
    after,
    money: `${moneyOf(before, after)}${kept}`,
    access: accessOf(before, after),
    undo: 'Not possible. Payments stay in the log.',
  };
}
