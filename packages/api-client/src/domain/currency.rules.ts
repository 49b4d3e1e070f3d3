/** What amounts are in that nothing else gives a currency, such as the first prices of a product. */
export const DEFAULT_CURRENCY = 'USD';

/** How many digits an amount of a currency has after its point: 2 for dollars, none for yen, 3 for dinars. */
export const currencyDigits = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;
