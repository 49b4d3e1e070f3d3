import { currencyDigits, formatMoney, VALIDATION } from '@uplink/api-client/domain';
import { unprocessable } from '../../plugins/errors/errors.ts';

/** Refuses an amount above the most it may be, in the words the form uses. */
export function amountAbove(
  most: { amount: number; currency: string },
  message = `Choose an amount up to ${formatMoney(most)}.`,
) {
  const value = most.amount / 10 ** currencyDigits(most.currency);
  return unprocessable(message, { amount: VALIDATION.atMost(value) });
}
