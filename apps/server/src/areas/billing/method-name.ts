/** What something is paid with in few words, such as Visa 4242; null where nothing is. */
export function nameOfMethod({
  kind,
  brand,
  last4,
}: {
  kind: string;
  brand: string | null;
  last4: string | null;
}): string | null {
  if (kind === 'wallet') return 'PayPal';
  return kind === 'card' ? `${brands[brand ?? ''] ?? 'Card'} ${last4 ?? ''}`.trim() : null;
}

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};
