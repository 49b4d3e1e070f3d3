import type { TaxRate } from '@uplink/api-client/domain';
import type { TaxProvider } from './tax.ts';

/** The tax of a country, or of one of its states. */
export interface TaxRow extends TaxRate {
  country: string;
  /** All states of the country without one. */
  state: string | null;
}

/** Taxes by a table of the configuration. Where it has no row, nothing is taxed. */
export function createTaxTable(rows: TaxRow[]): TaxProvider {
  const isSame = (one: string, other: string | null) =>
    one.trim().toLowerCase() === other?.trim().toLowerCase();
  return {
    rateFor: async ({ address }) => {
      const ofCountry = rows.filter(({ country }) => isSame(country, address?.country ?? null));
      const row =
        ofCountry.find(({ state }) => state !== null && isSame(state, address?.state ?? null)) ??
        ofCountry.find(({ state }) => state === null);
      return row ? { rate: row.rate, label: row.label, isIncluded: row.isIncluded } : null;
    },
  };
}

const form = /^([^=/]+)(?:\/([^=]+))?=(\d{1,2}(?:\.\d{1,4})?) ([^;+]{1,40})(\+?)$/;

/**
 * Reads rows such as `Netherlands=21 VAT;US/TX=8.25 Sales tax+`: country, state, per cent and name. A `+` at the
 * end adds the tax to prices; without it they include it.
 */
export function readTaxTable(text: string): TaxRow[] {
  return text
    .split(';')
    .map((row) => row.trim())
    .filter(Boolean)
    .map((row) => {
      const [, country = '', state, percent = '', name = '', plus] = form.exec(row) ?? [];
      if (country === '')
        throw new Error(`Set TAX_RATES to rows such as "Netherlands=21 VAT". ${row} isn't one.`);
      return {
        country,
        state: state ?? null,
        rate: Math.round(Number(percent) * 10_000),
        label: `${name} ${Number(percent)}%`,
        isIncluded: plus !== '+',
      };
    });
}
