/**
 * '$142.40', as amounts are written everywhere unless a host says otherwise; minor units become the currency's own. A
 * short one leaves out cents where there are none: '$142'.
 */
export function formatMoney(
  { amount, currency }: { amount: number; currency: string },
  isShort = false,
  locale = 'en-US',
): string {
  const style = { style: 'currency', currency } as const;
  const format = new Intl.NumberFormat(locale, style);
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  const isWhole = isShort && amount % 10 ** digits === 0;
  const written = isWhole
    ? new Intl.NumberFormat(locale, {
        ...style,
        minimumFractionDigits: 0,
        maximumFractionDigits: 0,
      })
    : format;
  return written.format(amount / 10 ** digits);
}
