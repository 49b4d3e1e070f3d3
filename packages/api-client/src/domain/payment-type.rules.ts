import { PAYMENT_TYPE_LABELS, type PaymentType } from './codes/commerce.codes.ts';
import { UNKNOWN_PAYMENT_METHOD } from './labelled-errors.ts';

/** A way to pay; throws for any other word. */
export function toPaymentType(value: string): PaymentType {
  if (Object.hasOwn(PAYMENT_TYPE_LABELS, value)) return value as PaymentType;
  throw new Error(UNKNOWN_PAYMENT_METHOD);
}
