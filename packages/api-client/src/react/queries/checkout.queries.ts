import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { operations, Schema } from '../../contract.ts';
import { read } from '../read.ts';
import { type Gaps, withoutGaps } from './work-filter.ts';

/** A public checkout page; needs no sign-in. */
export const checkoutPageQuery = (client: UplinkClient, uniqueId: string) =>
  queryOptions({
    ...read(client, '/checkouts/{uniqueId}', { path: { uniqueId } }),
    retry: false,
  });

/** The plans of a checkout page with a coupon, or with none when it is empty. */
export const checkoutPricesQuery = (client: UplinkClient, uniqueId: string, coupon: string) =>
  queryOptions({
    ...read(
      client,
      '/checkouts/{uniqueId}/prices',
      { path: { uniqueId }, query: { coupon } },
      { rethrow: true },
    ),
    retry: false,
  });

/** What a visitor has chosen on a checkout page. */
export interface CheckoutChoice {
  priceId: number;
  coupon: string;
  orderbump: boolean;
  /** Of a signed-in customer. @default false */
  useCredits?: boolean;
  /** Once it is whole: the tax depends on it. */
  shipping?: Schema<'Shipping'> | undefined;
}

/** Every figure of an order that isn't placed yet. */
export const checkoutQuoteQuery = (
  { api, unwrap }: UplinkClient,
  uniqueId: string,
  { coupon, shipping, ...choice }: CheckoutChoice,
) => {
  // No tax depends on the street, which may still be typed.
  const { street: _street, ...place } = shipping ?? {};
  return queryOptions({
    queryKey: ['/checkouts/{uniqueId}/quotes', uniqueId, coupon, choice, place] as const,
    queryFn: () =>
      unwrap(
        api.POST('/checkouts/{uniqueId}/quotes', {
          params: { path: { uniqueId } },
          body: { ...choice, ...(coupon && { coupon }), ...(shipping && { shipping }) },
        }),
        { rethrow: true },
      ),
    retry: false,
  });
};

export type CheckoutsFilter = Gaps<NonNullable<operations['listCheckouts']['parameters']['query']>>;

/** A page of the checkout pages, for those who write them. */
export const checkoutsQuery = (client: UplinkClient, filter: CheckoutsFilter) =>
  queryOptions({
    ...read(client, '/management/checkouts', { query: { pageSize: 20, ...withoutGaps(filter) } }),
    placeholderData: keepPreviousData,
  });

/** A checkout page with everything its editor shows. */
export const managedCheckoutQuery = (client: UplinkClient, checkoutId: number) =>
  queryOptions(read(client, '/management/checkouts/{checkoutId}', { path: { checkoutId } }));

/** A checkout page as visitors would see it with its changes. */
export const checkoutPreviewQuery = (client: UplinkClient, checkoutId: number) =>
  queryOptions({
    ...read(client, '/management/checkouts/{checkoutId}/preview', { path: { checkoutId } }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Products that a checkout page can sell or offer, by words of their name. */
export const checkoutProductsQuery = (client: UplinkClient, search: string) =>
  queryOptions({
    ...read(client, '/management/checkout-products', {
      query: withoutGaps({ search: search || undefined }),
    }),
    placeholderData: keepPreviousData,
  });
