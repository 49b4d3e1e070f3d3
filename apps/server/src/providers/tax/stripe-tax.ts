import { countryCode, type TaxRate } from '@uplink/api-client/domain';
import Stripe from 'stripe';
import { Refusal } from '../../plugins/errors/errors.ts';
import { type TaxAddress, type Taxable, type TaxProvider, unknownPlace } from './tax.ts';

export interface StripeTaxSettings {
  secretKey: string;
  /** Whether prices include the tax. */
  isIncluded: boolean;
  /** Whose tax a buyer has whose address isn't known. */
  homeCountry: string;
}

const timeoutMs = 10_000;
const keptMs = 3_600_000;
const mostKept = 1000;
const names: Record<string, string> = {
  sales_tax: 'Sales tax',
  vat: 'VAT',
  gst: 'GST',
  hst: 'HST',
  pst: 'PST',
  qst: 'QST',
};

interface Kept {
  rate: Promise<TaxRate | null>;
  until: number;
}

/** Taxes as Stripe Tax says. `api` names another server, for tests. */
export function createStripeTax(
  settings: StripeTaxSettings,
  api: { host: string; port: number; protocol: 'http' } | object = {},
): TaxProvider {
  const options = { timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false, ...api };
  const stripe = new Stripe(settings.secretKey, options);
  const kept = new Map<string, Kept>();
  return {
    addsTax: !settings.isIncluded,
    // The figures of an order are made again with each choice of its buyer: Stripe is asked once.
    rateFor(sale) {
      const key = JSON.stringify(sale);
      const known = kept.get(key);
      if (known && known.until > Date.now()) return known.rate;
      const rate = ask(stripe, settings, sale);
      rate.catch(() => kept.delete(key));
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, { rate, until: Date.now() + keptMs });
      return rate;
    },
  };
}

async function ask(
  stripe: Stripe,
  { isIncluded, homeCountry }: StripeTaxSettings,
  { address, amount, currency }: Taxable,
): Promise<TaxRate | null> {
  // Nothing is charged, so nothing is taxed, and Stripe refuses to say how much.
  if (amount === 0) return null;
  try {
    const calculation = await stripe.tax.calculations.create({
      currency: currency.toLowerCase(),
      line_items: [
        { amount, reference: 'order', tax_behavior: isIncluded ? 'inclusive' : 'exclusive' },
      ],
      customer_details: { address: toStripe(address, homeCountry), address_source: 'billing' },
    });
    return toRate(calculation, isIncluded);
  } catch (error) {
    throw isUnknownPlace(error) ? unknownPlace() : failed(error);
  }
}

function toStripe(address: TaxAddress | null, homeCountry: string) {
  if (!address) return { country: homeCountry };
  const country = countryCode(address.country);
  if (!country) throw unknownPlace();
  const { state, city, zip } = address;
  return {
    country,
    ...(state && { state }),
    ...(city && { city }),
    ...(zip && { postal_code: zip }),
  };
}

/** Rates of a state, county and city add up. Null where Stripe collects nothing. */
function toRate(
  { tax_breakdown }: Pick<Stripe.Tax.Calculation, 'tax_breakdown'>,
  isIncluded: boolean,
): TaxRate | null {
  const parts = tax_breakdown.map(({ tax_rate_details: details }) => ({
    percent: Number(details.percentage_decimal),
    type: details.tax_type,
  }));
  const percent = parts.reduce((sum, part) => sum + part.percent, 0);
  if (percent === 0) return null;
  const type = parts.find((part) => part.percent > 0)?.type ?? '';
  return {
    rate: Math.round(percent * 10_000),
    label: `${names[type] ?? 'Tax'} ${Number(percent.toFixed(4))}%`,
    isIncluded,
  };
}

const isUnknownPlace = (error: unknown): boolean =>
  error instanceof Refusal ||
  (error instanceof Stripe.errors.StripeInvalidRequestError &&
    (error.code === 'customer_tax_location_invalid' ||
      error.param?.startsWith('customer_details') === true));

/** The fault is logged for the operator, and the buyer may try again. */
const failed = (cause: unknown) =>
  Object.assign(
    new Refusal(503, 'unavailable', 'The tax could not be computed. Try again in a minute.'),
    { cause },
  );
