import { countryCode, stateCode, type TaxRate } from '@uplink/api-client/domain';
import { type TaxProvider, unknownPlace } from './tax.ts';

/** The tax of a country, or of one of its states. */
export interface TaxRow extends TaxRate {
  /** Its ISO 3166 code. */
  country: string;
  /** Its code where the country has a list of states; null for all of the country without a row. */
  state: string | null;
}

/** Taxes by a table of the configuration. Where it has no row, nothing is taxed. */
export function createTaxTable(rows: TaxRow[]): TaxProvider {
  return {
    addsTax: rows.some(({ rate, isIncluded }) => rate > 0 && !isIncluded),
    rateFor: async ({ address }) => {
      if (!address || rows.length === 0) return null;
      const code = countryCode(address.country);
      if (!code) throw unknownPlace();
      const ofState = stateCode(code, address.state ?? '');
      const ofCountry = rows.filter(({ country }) => country === code);
      const row =
        ofCountry.find(({ state }) => state !== null && state === ofState) ??
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
      const [, country = '', state = '', percent = '', name = '', plus] = form.exec(row) ?? [];
      const code = countryCode(country) ?? '';
      const ofState = stateCode(code, state);
      if (code === '' || (state !== '' && !ofState))
        throw new Error(`Set TAX_RATES to rows such as "Netherlands=21 VAT". ${row} isn't one.`);
      return {
        country: code,
        state: ofState || null,
        rate: Math.round(Number(percent) * 10_000),
        label: `${name} ${Number(percent)}%`,
        isIncluded: plus !== '+',
      };
    });
}
