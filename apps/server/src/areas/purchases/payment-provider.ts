import type { PaymentRow, PurchaseDeps } from './purchase-rows.ts';

/** The provider a payment was made with; none for money paid elsewhere. */
export function providerOf(
  { payments }: Pick<PurchaseDeps, 'payments'>,
  { payment_type }: Pick<PaymentRow, 'payment_type'>,
) {
  if (payment_type === 'card') return payments.card;
  return payment_type === 'wallet' ? payments.wallet : undefined;
}
