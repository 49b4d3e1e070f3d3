import { AGREEMENT_WARNING_DAYS, REFUND_REQUEST_DAYS } from './constants.ts';

const dayMs = 86_400_000;

/** What decides what a buyer can do with a purchase. */
export interface PurchaseState {
  status: string;
  planType: string;
  paymentType: string;
  /** When its latest payment was made. */
  paidAt: Date | null;
  /** The first time a payment that is still due was declined. */
  dueSince: Date | null;
  balanceDue: number;
  captured: number;
  refunded: number;
  /** Whether credits alone paid for it, and were not given back. */
  hasCreditsLeft: boolean;
  hasOpenRefundRequest: boolean;
  /** When the wallet's agreement ends. */
  agreementEndsAt: Date | null;
}

export type PurchaseAction =
  | 'cancelSubscription'
  | 'reactivateSubscription'
  | 'payoff'
  | 'switchPaymentMethod'
  | 'requestRefund'
  | 'retryPayment'
  | 'reauthorise';

/** What its buyer can do with a purchase now. */
export function purchaseActions(purchase: PurchaseState, now: Date): PurchaseAction[] {
  return (Object.keys(conditions) as PurchaseAction[]).filter((action) =>
    conditions[action](purchase, now),
  );
}

const conditions: Record<PurchaseAction, (purchase: PurchaseState, now: Date) => boolean> = {
  cancelSubscription: ({ planType, status }) =>
    planType === 'subscription' && ['active', 'failed', 'paused'].includes(status),
  reactivateSubscription: ({ planType, status }) =>
    planType === 'subscription' && ['cancelled', 'expired'].includes(status),
  payoff: (purchase) => owesInstalments(purchase),
  switchPaymentMethod: (purchase) => isChargedLater(purchase),
  requestRefund: (
    { paidAt, captured, refunded, hasCreditsLeft, status, hasOpenRefundRequest },
    now,
  ) =>
    paidAt !== null &&
    now.getTime() - paidAt.getTime() <= REFUND_REQUEST_DAYS * dayMs &&
    (captured > refunded || hasCreditsLeft) &&
    status !== 'deleted' &&
    !hasOpenRefundRequest,
  retryPayment: ({ status, dueSince }) => status === 'failed' && dueSince !== null,
  reauthorise: (purchase, now) =>
    purchase.paymentType === 'wallet' &&
    purchase.agreementEndsAt !== null &&
    isChargedLater(purchase) &&
    purchase.agreementEndsAt.getTime() - now.getTime() <= AGREEMENT_WARNING_DAYS * dayMs,
};

const owesInstalments = ({ planType, status, balanceDue }: PurchaseState) =>
  planType === 'paymentPlan' && ['active', 'failed'].includes(status) && balanceDue > 0;

const isChargedLater = (purchase: PurchaseState) =>
  owesInstalments(purchase) ||
  (purchase.planType === 'subscription' &&
    ['active', 'failed', 'paused'].includes(purchase.status));

/** Whole days until an end; 0 or less once it has passed. */
export function daysLeft(end: Date, now: Date): number {
  return Math.floor((end.getTime() - now.getTime()) / dayMs);
}
