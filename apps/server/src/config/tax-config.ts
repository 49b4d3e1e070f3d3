import type { StripeTaxSettings } from '../providers/tax/stripe-tax.ts';
import { readTaxTable, type TaxRow } from '../providers/tax/tax-table.ts';
import type { Environment } from './read-values.ts';

/** Who says which tax a sale has. */
export interface TaxConfig {
  /** The tax of each country; none for no tax. */
  rates: TaxRow[];
  /** Asks Stripe instead. */
  stripe: StripeTaxSettings | undefined;
}

export function readTax(env: Environment): TaxConfig {
  return { rates: readTaxTable(env.TAX_RATES ?? ''), stripe: readStripeTax(env) };
}

function readStripeTax(env: Environment): TaxConfig['stripe'] {
  const { STRIPE_TAX: prices, STRIPE_TAX_HOME: homeCountry, STRIPE_SECRET_KEY: secretKey } = env;
  if (!prices) return undefined;
  if (prices !== 'inclusive' && prices !== 'exclusive')
    throw new Error('Set STRIPE_TAX to inclusive or exclusive.');
  if (env.TAX_RATES) throw new Error('Set STRIPE_TAX or TAX_RATES, not both.');
  if (!secretKey || !homeCountry || !/^[A-Z]{2}$/.test(homeCountry))
    throw new Error(
      'Set STRIPE_SECRET_KEY, and STRIPE_TAX_HOME to a code such as NL, along with STRIPE_TAX.',
    );
  return { secretKey, homeCountry, isIncluded: prices === 'inclusive' };
}
