import type { TaxRate } from '@uplink/api-client/domain';
import { unprocessable } from '../../plugins/errors/errors.ts';

/** Where a buyer lives, as far as it is known. */
export interface TaxAddress {
  /** As ISO 3166 has it, or as it was typed. */
  country: string;
  state: string | null;
  city: string | null;
  zip: string | null;
}

/** What is to be taxed: the rate may depend on all of it. */
export interface Taxable {
  address: TaxAddress | null;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** Knows which tax a sale has. The amounts are the academy's: providers say the rate. */
export interface TaxProvider {
  /** Whether buyers of some places pay a tax on top of the price. */
  addsTax: boolean;
  /** None where no tax is due. Throws when it is unknown: nothing is sold untaxed by accident. */
  rateFor(sale: Taxable): Promise<TaxRate | null>;
}

/** Refuses an address of which no one can say how it is taxed. */
export const unknownPlace = () =>
  unprocessable('The tax for this address is not known. Check the country, state and zip.', {
    country: 'Check the country, state and zip.',
  });
