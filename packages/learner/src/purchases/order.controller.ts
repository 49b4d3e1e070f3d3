import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { bumpsQuery, profileQuery, quoteQuery, useUplink } from '@uplink/api-client/react';
import { useState } from 'react';
import { chosenPrice } from './purchase.rules.ts';

type Address = Schema<'Shipping'>;

export interface OrderForm {
  price: Schema<'Price'> | undefined;
  onPrice: (id: number) => void;
  cohortId: number | undefined;
  onCohort: (id: number) => void;
  bumps: readonly Schema<'Crosssell'>[];
  bumpIds: readonly number[];
  onBump: (id: number, isAdded: boolean) => void;
  useCredits: boolean;
  onCredits: (isUsed: boolean) => void;
  address: Address;
  onAddress: (change: Partial<Address>) => void;
  /** Whether the profile takes the address over. */
  isAddressKept: boolean;
  /** Whether all that the product asks for is there. */
  isComplete: boolean;
  /** What is ordered. */
  body: Schema<'QuoteRequest'> | undefined;
  /** The figures of `body`; while `isQuoting` those of the choice before. */
  quote: Schema<'Quote'> | undefined;
  isQuoting: boolean;
  /** Why there are none. */
  quoteError: string | undefined;
}

const noAddress: Address = { street: '', city: '', state: '', zip: '', country: '' };

/** What the buyer chose, and every figure of it, which the server makes. */
export function useOrderForm(
  list: Schema<'PriceList'> | undefined,
  replacedProduct: string | undefined,
): OrderForm {
  const client = useUplink();
  const [picked, setPicked] = useState<number>();
  const [cohort, setCohort] = useState<number>();
  const [bumpIds, setBumpIds] = useState<readonly number[]>([]);
  const [useCredits, setUseCredits] = useState(false);
  const [typed, setTyped] = useState<Partial<Address>>({});
  const asksAddress = list?.asksShipping ?? false;
  const asksTshirt = list?.asksTshirt ?? false;
  const profile = useQuery({ ...profileQuery(client), enabled: asksAddress || asksTshirt }).data;
  const price = chosenPrice(list?.prices ?? [], picked);
  const bumps =
    useQuery({
      ...bumpsQuery(client, price?.id ?? 0),
      enabled: price !== undefined,
    }).data ?? [];
  const address = { ...fromProfile(profile), ...typed };
  const chosen = bumps.filter(({ id }) => bumpIds.includes(id));
  const cohorts = list?.cohorts.filter(({ seatsLeft }) => seatsLeft !== 0) ?? [];
  const cohortId = cohort ?? (cohorts.length === 1 ? cohorts[0]?.id : undefined);
  const isAddressed = !asksAddress || isWhole(address);
  const body = price && {
    priceId: price.id,
    ...(cohortId !== undefined && { batchId: cohortId }),
    ...(chosen.length > 0 && { crosssells: chosen.map(({ id }) => ({ id })) }),
    ...(asksAddress && isWhole(address) && { shipping: address }),
    ...(replacedProduct && { replacedProductUniqueName: replacedProduct }),
    useCredits,
  };
  const quote = useQuery({
    ...quoteQuery(client, body ?? { priceId: 0, useCredits: false }),
    enabled: body !== undefined,
  });
  return {
    price,
    onPrice: setPicked,
    cohortId,
    onCohort: setCohort,
    bumps,
    bumpIds: chosen.map(({ id }) => id),
    onBump: (id, isAdded) =>
      setBumpIds(isAdded ? [...bumpIds, id] : bumpIds.filter((one) => one !== id)),
    useCredits,
    onCredits: setUseCredits,
    address,
    onAddress: (change) => setTyped({ ...typed, ...change }),
    isAddressKept: profile?.shippingAddress === null,
    isComplete:
      isAddressed &&
      (!asksTshirt || address.tshirtSize !== undefined) &&
      (cohorts.length === 0 || cohortId !== undefined),
    body,
    quote: quote.data,
    isQuoting: quote.isFetching || quote.isPlaceholderData,
    quoteError: quote.error?.message,
  };
}

function fromProfile(profile: Schema<'Profile'> | undefined): Address {
  const { street, city, state, zip, country } = profile?.shippingAddress ?? {};
  const size = profile?.tshirtSize;
  return {
    ...noAddress,
    ...(street && { street }),
    ...(city && { city }),
    ...(state && { state }),
    ...(zip && { zip }),
    ...(country && { country }),
    ...(size && { tshirtSize: size }),
  };
}

const isWhole = ({ street, city, zip, country }: Address) =>
  [street, city, zip, country].every((part) => part.trim() !== '');
