import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { Schema } from '../../contract.ts';
import { read } from '../read.ts';

export interface PriceFilter {
  product: number;
  coupon?: string | undefined;
  /** Prices for people who move from another product. */
  isMigration?: boolean;
}

/** What a product is sold for. The caller shows errors. */
export const pricesQuery = (client: UplinkClient, filter: PriceFilter) => {
  const { product, coupon, isMigration = false } = filter;
  const query = { product, ...(coupon && { coupon }), ...(isMigration && { isMigration }) };
  return queryOptions({ ...read(client, '/prices', { query }, { rethrow: true }), retry: false });
};

/** What a coupon says of itself. Without an answer nothing is said. */
export const campaignQuery = (client: UplinkClient, id: number, coupon: string) =>
  queryOptions(
    read(client, '/modules/{id}/campaign', { path: { id }, query: { coupon } }, { rethrow: true }),
  );

/** The offers of a price that are made with the order. */
export const bumpsQuery = (client: UplinkClient, id: number) =>
  queryOptions(
    read(client, '/prices/{id}/crosssells', { path: { id }, query: { types: 'orderbump' } }),
  );

/** What is offered after a purchase, at what it costs with the purchase's tax. */
export const offersQuery = (client: UplinkClient, { id, priceId }: Schema<'Purchase'>) =>
  queryOptions(
    read(client, '/prices/{id}/crosssells', {
      path: { id: priceId },
      query: { types: 'upsell,downsell', isRecursive: true, purchaseId: id },
    }),
  );

/** Every figure of an order. The caller shows errors; the figures before stay until the new ones are there. */
export const quoteQuery = ({ api, unwrap }: UplinkClient, body: Schema<'QuoteRequest'>) =>
  queryOptions({
    queryKey: ['/me/quotes', body] as const,
    queryFn: () => unwrap(api.POST('/me/quotes', { body }), { rethrow: true }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });

/** How the learner pays: a card, a wallet, both, or neither. */
export const paymentMethodsQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({
    queryKey: ['/me/payments', 'getPaymentMethods'] as const,
    queryFn: async () => {
      const answer = await unwrap(
        api.GET('/me/payments', { params: { query: { action: 'getPaymentMethods' } } }),
      );
      return 'methods' in answer ? answer.methods : [];
    },
  });

/** Unused credits. */
export const creditsQuery = (client: UplinkClient) => queryOptions(read(client, '/me/credits'));

/** A product by its id, whether or not the learner has it. */
export const moduleQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/modules/{id}', { path: { id } }));
