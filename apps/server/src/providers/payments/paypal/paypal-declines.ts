import type { ChargeState, DeclineCode } from '../payments.ts';

/** What PayPal's issues mean to the payer. An issue that isn't here is a fault of ours. */
const codes: Record<string, DeclineCode> = {
  CANCELLED_BY_US: 'declined',
  INSTRUMENT_DECLINED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  TRANSACTION_REFUSED: 'declined',
  TRANSACTION_BLOCKED_BY_PAYEE: 'declined',
  COMPLIANCE_VIOLATION: 'declined',
  PAYER_ACCOUNT_RESTRICTED: 'declined',
  TRANSACTION_LIMIT_EXCEEDED: 'limitExceeded',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'methodGone',
  TOKEN_ID_NOT_FOUND: 'methodGone',
  TOKEN_EXPIRED: 'agreementExpired',
};

const messages: Partial<Record<DeclineCode, string>> = {
  limitExceeded: 'The payment is over the limit of your wallet.',
  methodGone: 'This wallet can no longer be used. Choose another way to pay.',
  agreementExpired: 'Your agreement with the wallet has ended. Authorise it again.',
};

/** Undefined when the issue says nothing about the payer. */
export function declineOf(issue: string, ref: string): ChargeState | undefined {
  const code = codes[issue];
  if (!code) return undefined;
  const message = messages[code] ?? 'Your wallet declined the payment.';
  return { state: 'declined', ref, code, message };
}
