import type { Schema } from '@uplink/api-client';
import { CARD_BRAND_LABELS, graceDaysLeft, PAYMENT_GRACE_DAYS } from '@uplink/api-client/domain';
import type { AllFormats } from '@uplink/api-client/messages';
import type { StatusKind } from '@uplink/ui/status';
import type { billingMessages } from './billing.messages.ts';

type Purchase = Schema<'Purchase'>;
type Method = Schema<'OwnPaymentMethod'>;
type Payment = Schema<'Payment'>;

const dayMs = 86_400_000;

/** Where money is managed, and one purchase of it. */
export const billingHref = '/billing';
export const purchaseHref = (id: number) => `${billingHref}/purchases/${id}`;

/** '31 Mar', for dates close by. */
export const formatDay = (instant: string, formats: AllFormats): string =>
  formats.date(instant, { hasYear: false });

export const purchaseKinds: Record<Purchase['status'], StatusKind> = {
  active: 'ok',
  failed: 'fault',
  paused: 'pending',
  cancelled: 'down',
  expired: 'down',
  refund: 'down',
  declined: 'fault',
  deleted: 'down',
};

export const paymentKinds: Record<Payment['status'], StatusKind> = {
  processing: 'info',
  paid: 'ok',
  failed: 'fault',
  refunded: 'down',
  partlyRefunded: 'down',
  disputed: 'pending',
};

/** 'Payment plan, 4 of 12 paid'. */
export function describePurchase(
  { plan, status, cancelledAt, start, trialEndsAt }: Purchase,
  messages: typeof billingMessages,
  formats: AllFormats,
): string {
  if (status === 'cancelled' && cancelledAt)
    return messages.cancelledOn(formatDay(cancelledAt, formats));
  if (trialEndsAt && plan.monthsPaid === 0 && status === 'active')
    return messages.trialUntil(formatDay(trialEndsAt, formats));
  switch (plan.type) {
    case 'free':
      return messages.free;
    case 'oneTime':
      return messages.oneTime(formats.date(start));
    case 'subscription':
      return messages.subscription;
    case 'paymentPlan':
      return messages.paymentPlan(plan.monthsPaid, plan.months ?? 0);
  }
}

/** What a purchase costs now or how long it lasts, in two lines. */
export function describeFigures(
  purchase: Purchase,
  messages: typeof billingMessages,
  formats: AllFormats,
): [string, string] {
  const { currency, nextPaymentAmount: next, nextPaymentDate: date, balanceDue } = purchase;
  const money = (amount: number) => formats.money({ amount, currency });
  if (purchase.status === 'cancelled' && purchase.expiry)
    return [
      messages.accessUntil(formatDay(purchase.expiry, formats)),
      messages.daysLeft(purchase.daysLeft ?? 0),
    ];
  if (purchase.status === 'paused')
    return [
      money(purchase.plan.amount.amount),
      purchase.pausedUntil
        ? messages.pausedUntil(formatDay(purchase.pausedUntil, formats))
        : messages.paused,
    ];
  if (purchase.dueSince && next !== null)
    return [messages.due(money(next)), messages.dueSince(formatDay(purchase.dueSince, formats))];
  if (purchase.plan.type === 'paymentPlan' && balanceDue > 0)
    return [
      messages.aMonth(money(purchase.plan.amount.amount)),
      messages.balance(money(balanceDue)),
    ];
  if (next !== null && date)
    return [messages.on(money(next), formatDay(date, formats)), messages.charged];
  if (purchase.refunded > 0)
    return [money(purchase.amountPaid), messages.refunded(money(purchase.refunded))];
  return [money(purchase.total), endOf(purchase, messages, formats)];
}

function endOf(
  { expiry, status, amountPaid }: Purchase,
  messages: typeof billingMessages,
  formats: AllFormats,
): string {
  if (expiry)
    return status === 'expired'
      ? messages.ended(formatDay(expiry, formats))
      : messages.accessUntil(formatDay(expiry, formats));
  return amountPaid > 0 ? messages.paidInFull : messages.noCharge;
}

/** 'Credit, ends 04/2028, zip 60614'. */
export function describeCard(
  { funding, expMonth, expYear, zip }: Method,
  messages: typeof billingMessages,
): string {
  const ends = expMonth && expYear ? `${String(expMonth).padStart(2, '0')}/${expYear}` : undefined;
  const kind = funding && funding.charAt(0).toUpperCase() + funding.slice(1);
  return [kind, ends && messages.ends(ends), zip && messages.zip(zip)].filter(Boolean).join(', ');
}

/** 'Visa 4242', or the wallet's name. */
export const nameOfMethod = (
  { type, brand, last4 }: Method,
  messages: typeof billingMessages,
  dots = ' ',
): string =>
  type === 'wallet'
    ? messages.walletName
    : `${CARD_BRAND_LABELS[brand ?? ''] ?? messages.card}${dots}${last4}`;

/** Said of a card in its last month, and of one that has ended. */
export function cardWarning(
  { expMonth, expYear }: Method,
  now: Date,
  messages: typeof billingMessages,
): string | undefined {
  if (!expMonth || !expYear) return undefined;
  const months = (expYear - now.getFullYear()) * 12 + expMonth - 1 - now.getMonth();
  if (months < 0) return messages.cardEnded;
  return months === 0 ? messages.cardEndsNow : months === 1 ? messages.cardEndsNext : undefined;
}

/** Said of a wallet's authorisation that ends within 30 days, or has ended. */
export function walletWarning(
  { expiresAt }: Method,
  now: Date,
  messages: typeof billingMessages,
): string | undefined {
  if (!expiresAt) return undefined;
  const days = Math.floor((Date.parse(expiresAt) - now.getTime()) / dayMs);
  if (days < 0) return messages.agreementEnded;
  return days <= 30 ? messages.agreementEnds(days) : undefined;
}

/** How much of the days of grace is over, and until when access lasts. */
export function graceOf(dueSince: string, now: Date) {
  const elapsed = Math.floor((now.getTime() - Date.parse(dueSince)) / dayMs);
  return {
    left: graceDaysLeft(dueSince, now.getTime()),
    gone: Math.min(Math.max(elapsed, 0), PAYMENT_GRACE_DAYS),
    end: new Date(Date.parse(dueSince) + PAYMENT_GRACE_DAYS * dayMs).toISOString(),
  };
}

/** What the row offers first; the rest is in its menu. */
export type RowAction = Exclude<Schema<'PurchaseAction'>, 'reauthorise'>;

const order: RowAction[] = [
  'retryPayment',
  'payoff',
  'reactivateSubscription',
  'switchPaymentMethod',
  'cancelSubscription',
  'requestRefund',
];

/** The actions of a purchase with the most likely first. Switching needs a second method. */
export function rowActions(
  { actions, paymentType }: Purchase,
  methods: readonly Method[],
): RowAction[] {
  const hasOther = methods.some(({ type }) => type !== paymentType);
  return order.filter(
    (action) => actions.includes(action) && (action !== 'switchPaymentMethod' || hasOther),
  );
}

/** What the switch of a purchase leads to. */
export const otherType = ({ paymentType }: Purchase): Schema<'BuyerPaymentType'> =>
  paymentType === 'card' ? 'wallet' : 'card';
