import { currencyDigits } from '@uplink/api-client/domain';

/** Commas between thousands; any other may be meant as a decimal point. */
const thousands = /^\d{1,3}(,\d{3})+(\.\d+)?$/;

/** A typed amount in minor units; undefined if it isn't an amount. */
export function readAmount(text: string, currency: string): number | undefined {
  const digits = currencyDigits(currency);
  const pattern = digits === 0 ? /^\d{1,12}$/ : new RegExp(`^\\d{1,12}(\\.\\d{1,${digits}})?$`);
  const typed = text.trim();
  const clean = thousands.test(typed) ? typed.replaceAll(',', '') : typed;
  if (!pattern.test(clean)) return undefined;
  const [whole = '0', part = ''] = clean.split('.');
  return Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0') || 0);
}

/** An amount as it is typed: '210.00'. */
export function writeAmount(amount: number, currency: string): string {
  const digits = currencyDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** The sign of a currency, as written before an amount: '$', '€', 'CHF'. */
export const currencySign = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
