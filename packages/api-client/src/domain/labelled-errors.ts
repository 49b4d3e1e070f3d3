import { PAGE_ERRORS } from './page-errors.ts';

/** Messages for failed payments, wherever they are shown (specification, section 8). */
export const CARD_PAYMENT_FAILED =
  'We were unable to process your payment. Update your card and try again.';
export const WALLET_PAYMENT_FAILED = 'Please try again later.';

/** When a card could not be added and the server gave no reason, or was never reached. */
export const CARD_NOT_ADDED = 'We could not process your request';

export const paymentFailed = (paymentType: string): string =>
  paymentType === 'wallet' ? WALLET_PAYMENT_FAILED : CARD_PAYMENT_FAILED;

/** For a payment method that doesn't exist, or that the buyer doesn't have. */
export const UNKNOWN_PAYMENT_METHOD = 'Unknown payment method';

/** For every code that can't be used, whatever the cause. */
export const INVALID_COUPON = 'Invalid coupon';

/** The errors that have a text of their own wherever they are shown (specification, section 8). */
export const LABELLED_ERRORS = {
  ...PAGE_ERRORS,
  payoffCard: 'Your plan could not be paid off with your card. Update your card and try again.',
  payoffWallet: 'Your plan could not be paid off with PayPal. Please try again later.',
  coupon: INVALID_COUPON,
  declinedPayment: CARD_PAYMENT_FAILED,
  limitedAccess: 'Your access is limited',
} as const;
