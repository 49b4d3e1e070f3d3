import type { DeclineCode } from '../payments.ts';

/** Our messages for Stripe's decline codes, and for its error codes where it gives no decline code. */
const codes: Record<string, DeclineCode> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  incorrect_cvc: 'incorrectCvc',
  invalid_cvc: 'incorrectCvc',
  incorrect_zip: 'incorrectZip',
  lost_card: 'lostOrStolen',
  stolen_card: 'lostOrStolen',
  pickup_card: 'lostOrStolen',
  card_velocity_exceeded: 'limitExceeded',
  withdrawal_count_limit_exceeded: 'limitExceeded',
  processing_error: 'processingError',
  issuer_not_available: 'processingError',
  reenter_transaction: 'processingError',
  try_again_later: 'processingError',
  authentication_required: 'authenticationFailed',
  authentication_not_handled: 'authenticationFailed',
  payment_intent_authentication_failure: 'authenticationFailed',
  setup_intent_authentication_failure: 'authenticationFailed',
  invalid_account: 'methodGone',
  card_not_supported: 'declined',
};

export interface StripeDecline {
  code?: string | null;
  decline_code?: string | null;
  message?: string | null;
}

export function declineOf(error: StripeDecline | null | undefined): {
  code: DeclineCode;
  message: string;
} {
  const code = codes[error?.decline_code ?? ''] ?? codes[error?.code ?? ''] ?? 'declined';
  return { code, message: error?.message ?? 'Your card was declined.' };
}
