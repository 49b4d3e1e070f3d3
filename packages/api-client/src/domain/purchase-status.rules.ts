import type { PurchaseStatus } from './codes/commerce.codes.ts';

/** A purchase is `pending` until its first charge is settled; no one is shown it before. */
export type StoredPurchaseStatus = PurchaseStatus | 'pending';

/** What can happen to a purchase. `pay` and `fail` are charges that were settled. */
export type PurchaseEvent =
  | 'pay'
  | 'fail'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'reactivate'
  | 'extend'
  | 'expire'
  | 'replace'
  | 'rejectTerms'
  | 'refund'
  | 'refundFailed'
  | 'remove';

const ends = {
  expire: 'expired',
  replace: 'expired',
  rejectTerms: 'declined',
  refund: 'refund',
  remove: 'deleted',
} as const;

/**
 * What can happen to a purchase in each status, and what it becomes. A charge that was under way when its
 * purchase was paused or cancelled is settled without changing that. Once a purchase has ended, money that
 * still arrives is given back. Money that was given back and came back leaves it over, for staff to decide.
 */
export const PURCHASE_TRANSITIONS = {
  pending: { pay: 'active', fail: 'failed' },
  active: {
    ...ends,
    pay: 'active',
    fail: 'failed',
    pause: 'paused',
    cancel: 'cancelled',
    extend: 'active',
  },
  failed: { ...ends, pay: 'active', fail: 'failed', cancel: 'cancelled', extend: 'failed' },
  paused: {
    ...ends,
    pay: 'paused',
    fail: 'paused',
    pause: 'paused',
    resume: 'active',
    cancel: 'cancelled',
    extend: 'paused',
  },
  cancelled: {
    ...ends,
    pay: 'cancelled',
    fail: 'cancelled',
    reactivate: 'active',
    extend: 'cancelled',
  },
  expired: { reactivate: 'active', extend: 'active', refund: 'refund', remove: 'deleted' },
  declined: { refund: 'refund', remove: 'deleted' },
  refund: { refundFailed: 'expired', remove: 'deleted' },
  deleted: {},
} as const satisfies Record<
  StoredPurchaseStatus,
  Partial<Record<PurchaseEvent, StoredPurchaseStatus>>
>;

const transitions: Record<
  string,
  Partial<Record<PurchaseEvent, StoredPurchaseStatus>> | undefined
> = PURCHASE_TRANSITIONS;

/** The status after an event; undefined if it can't happen now. */
export function nextPurchaseStatus(
  status: string,
  event: PurchaseEvent,
): StoredPurchaseStatus | undefined {
  return transitions[status]?.[event];
}

const open: ReadonlySet<string> = new Set(['active', 'failed', 'cancelled']);
const live: ReadonlySet<string> = new Set(['pending', 'active', 'failed', 'paused', 'cancelled']);

/** Whether a purchase in this status opens its products, while what it paid for lasts. */
export const opensProducts = (status: string): boolean => open.has(status);

/** Whether a purchase in this status may still be charged, and keeps others of its product from being made. */
export const isLivePurchase = (status: string): boolean => live.has(status);
