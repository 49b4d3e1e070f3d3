import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { Schema } from '../../contract.ts';
import { read, readKey } from '../read.ts';

/** The learner's card and wallet. */
export const methodsQuery = (client: UplinkClient) =>
  queryOptions({
    ...read(client, '/me/payments', { query: { action: 'getPaymentMethods' } }),
    select: (answer) => ('methods' in answer ? answer.methods : []),
  });

/** A page of the learner's purchases, or those with a declined payment that is still due. */
export const purchasesQuery = (
  client: UplinkClient,
  { page = 0, isDue }: { page?: number; isDue?: true } = {},
) =>
  queryOptions({
    ...read(client, '/me/purchases', { query: { page, ...(isDue && { isDue }) } }),
    placeholderData: (shown) => shown,
  });

/** One of the learner's purchases. */
export const purchaseQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/me/purchases/{id}', { path: { id } }));

/** What an action would charge and change now; asked again each time it is shown. */
export const purchaseReviewQuery = (
  client: UplinkClient,
  id: number,
  query: {
    action:
      | 'cancelSubscription'
      | 'reactivateSubscription'
      | 'payoff'
      | 'switchPaymentMethod'
      | 'retryPayment';
    paymentType?: Schema<'BuyerPaymentType'>;
  },
) =>
  queryOptions({
    ...read(client, '/me/purchases/{id}/review', { path: { id }, query }, { rethrow: true }),
    gcTime: 0,
    staleTime: 0,
  });

/** A page of all payments and refunds, newest first. */
export const paymentsQuery = (client: UplinkClient, page: number, pageSize = 10) =>
  queryOptions({
    ...read(client, '/me/purchases/-/payments', { query: { page, pageSize } }),
    placeholderData: (shown) => shown,
  });

/** A page of the payments and refunds of a purchase, newest first. */
export const purchasePaymentsQuery = (client: UplinkClient, purchaseId: number, page: number) =>
  queryOptions({
    ...read(client, '/me/purchases/{purchaseId}/payments', {
      path: { purchaseId },
      query: { page, pageSize: 10 },
    }),
    placeholderData: (shown) => shown,
  });

/** How many credits the learner has not used yet. */
export const creditCountQuery = (client: UplinkClient) =>
  queryOptions({
    queryKey: [...readKey('/me/credits'), 'count'],
    queryFn: async ({ signal }) => {
      const { response } = await client.api.HEAD('/me/credits', { signal });
      return Number(response.headers.get('x-total-count') ?? 0);
    },
  });

/** The company and address on the learner's receipts. */
export const billingDetailsQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/me/billing-details'));

/** All queries that show methods, purchases, payments, or the state of the account. */
export const billingKeys = [
  readKey('/me/payments'),
  readKey('/me/credits'),
  readKey('/me/purchases'),
  readKey('/me/purchases/{id}'),
  readKey('/me/purchases/-/payments'),
  readKey('/me/purchases/{purchaseId}/payments'),
  readKey('/me/context'),
  readKey('/me'),
] as const;
