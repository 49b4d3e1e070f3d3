import type { DeclineCode } from '../payments.ts';

/** What the sandbox says about a decline, as a bank would word it. */
export const declineMessages: Record<DeclineCode, string> = {
  declined: 'Your card was declined.',
  insufficientFunds: 'Your card has insufficient funds.',
  expiredCard: 'Your card has expired.',
  incorrectCvc: "Your card's security code is incorrect.",
  incorrectZip: "The zip doesn't match your card.",
  lostOrStolen: 'Your card was declined.',
  limitExceeded: 'Your card was declined because it is over its limit.',
  processingError: 'An error occurred while processing your card. Try again in a little bit.',
  authenticationFailed:
    "We couldn't confirm that this payment is yours. Choose another way to pay and try again.",
  methodGone: 'This way to pay was closed. Choose another one.',
  agreementExpired: 'Your agreement with the wallet has ended. Authorise it again.',
};

export const walletDeclined = 'Your wallet declined the payment.';
