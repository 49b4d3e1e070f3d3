import type { Schema } from '@uplink/api-client';
import {
  email,
  type FormRules,
  maxLength,
  NAME_MAX_LENGTH,
  required,
  singleLine,
} from '@uplink/api-client/domain';
import type { CheckoutValues } from './checkout.types.ts';

type Price = Schema<'Price'>;

/** The plan of another price list that is most like the chosen one. */
export function likePrice(chosen: Price | undefined, prices: readonly Price[]): Price | undefined {
  const alike = prices.find(
    ({ type, months }) => chosen && type === chosen.type && months === chosen.months,
  );
  return alike ?? prices.find(({ isDefault }) => isDefault) ?? prices[0];
}

/** The line about tax: a page that doesn't ask for an address adds none. */
export function taxNoteOf(
  { layout }: Pick<Schema<'CheckoutPage'>, 'layout'>,
  { tax, isTaxIncluded, isTaxPending }: Schema<'Quote'>,
): 'taxIncluded' | 'taxAdded' | 'taxPending' {
  if (isTaxPending && layout.fields.address) return 'taxPending';
  return isTaxIncluded || tax === 0 ? 'taxIncluded' : 'taxAdded';
}

/** Nothing is paid, now or later, not even by credits. */
export const isFree = ({ total, credit, nextCharge }: Schema<'Quote'>): boolean =>
  total + credit === 0 && nextCharge === null;

export function emptyValues(page: Schema<'CheckoutPage'>): CheckoutValues {
  return {
    priceId: likePrice(undefined, page.prices)?.id ?? 0,
    coupon: page.couponCode ?? '',
    orderbump: false,
    useCredits: false,
    paymentType: 'card',
    firstName: '',
    lastName: '',
    email: '',
    street: '',
    city: '',
    state: '',
    zip: '',
    country: '',
    tshirtSize: '',
    batchId: onlyOne(joinable(page)),
  };
}

/** Cohorts with a seat left, by their ids as the form has them. */
const joinable = ({ cohorts }: Schema<'CheckoutPage'>): string[] =>
  cohorts.filter(({ seatsLeft }) => seatsLeft !== 0).map(({ id }) => String(id));

const onlyOne = (ids: string[]) => (ids.length === 1 && ids[0]) || '';

/** What this page asks of this buyer. */
export function rulesOf(
  page: Schema<'CheckoutPage'>,
  isCustomer: boolean,
): FormRules<CheckoutValues> {
  const { address, tshirt } = page.layout.fields;
  const cohorts = joinable(page);
  const name = [required, maxLength(NAME_MAX_LENGTH), singleLine];
  const line = [required, maxLength(100), singleLine];
  return {
    ...(!isCustomer && { firstName: name, lastName: name, email: [required, email] }),
    ...(address && {
      street: [required, maxLength(200), singleLine],
      city: line,
      zip: [required, maxLength(20), singleLine],
      country: [required, maxLength(60), singleLine],
    }),
    ...(tshirt && { tshirtSize: [required] }),
    // A draft may have one that is full or has ended since.
    ...(cohorts.length > 0 && {
      batchId: [(id: string) => required(cohorts.includes(id) ? id : '')],
    }),
  };
}

/** Where it is sent, once all of it is typed: tax is computed by it. */
export function wholeAddress(
  { layout }: Pick<Schema<'CheckoutPage'>, 'layout'>,
  { street, city, state, zip, country }: CheckoutValues,
): Schema<'Shipping'> | undefined {
  const isWhole = [street, city, zip, country].every((text) => text.trim() !== '');
  return layout.fields.address && isWhole ? { street, city, state, zip, country } : undefined;
}

/** The order of these values, but for what belongs to its payment. */
export function toOrder(
  values: CheckoutValues,
  { fields, isCustomer }: { fields: Schema<'CheckoutFields'>; isCustomer: boolean },
): Pick<
  Schema<'CheckoutOrderInput'>,
  | 'priceId'
  | 'buyer'
  | 'coupon'
  | 'orderbump'
  | 'useCredits'
  | 'shipping'
  | 'tshirtSize'
  | 'batchId'
> {
  const { priceId, coupon, orderbump, street, city, state, zip, country, batchId } = values;
  const [firstName, lastName, address] = [values.firstName, values.lastName, values.email].map(
    (text) => text.trim(),
  ) as [string, string, string];
  return {
    priceId,
    orderbump,
    ...(coupon && { coupon }),
    ...(batchId && { batchId: Number(batchId) }),
    ...(isCustomer && { useCredits: values.useCredits }),
    ...(!isCustomer && { buyer: { firstName, lastName, email: address } }),
    ...(fields.address && { shipping: { street, city, state, zip, country } }),
    ...(fields.tshirt && {
      tshirtSize: values.tshirtSize as NonNullable<Schema<'CheckoutOrderInput'>['tshirtSize']>,
    }),
  };
}
