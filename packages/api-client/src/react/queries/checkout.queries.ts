import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** A public sales page; needs no sign-in. */
export const checkoutPageQuery = (client: UplinkClient, uniqueId: string) =>
  queryOptions({
    ...read(client, '/checkouts/{uniqueId}', { path: { uniqueId } }),
    retry: false,
  });

/** The plans of a sales page with a coupon, or with none when it is empty. */
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

/** What a visitor has chosen on a sales page. */
export interface CheckoutChoice {
  priceId: number;
  coupon: string;
  orderbump: boolean;
}

/** Every figure of an order that isn't placed yet. */
export const checkoutQuoteQuery = (
  { api, unwrap }: UplinkClient,
  uniqueId: string,
  { coupon, ...choice }: CheckoutChoice,
) =>
  queryOptions({
    queryKey: ['/checkouts/{uniqueId}/quotes', uniqueId, coupon, choice] as const,
    queryFn: () =>
      unwrap(
        api.POST('/checkouts/{uniqueId}/quotes', {
          params: { path: { uniqueId } },
          body: { ...choice, ...(coupon && { coupon }) },
        }),
        { rethrow: true },
      ),
    retry: false,
  });
