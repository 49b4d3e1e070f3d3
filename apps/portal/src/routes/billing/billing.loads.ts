import {
  billingDetailsQuery,
  methodsQuery,
  paymentsQuery,
  purchaseQuery,
  purchasesQuery,
} from '@uplink/api-client/react';
import type { LoadPlace } from '../shared/load-place.ts';
import { readPageSearch } from '../shared/page.search.ts';

export const billingLoads = {
  billing: async ({ queryClient, client, search }: LoadPlace) => {
    const { page = 0 } = readPageSearch(search);
    await Promise.all([
      queryClient.prefetchQuery(methodsQuery(client)),
      queryClient.prefetchQuery(purchasesQuery(client)),
      queryClient.prefetchQuery(paymentsQuery(client, page)),
      queryClient.prefetchQuery(billingDetailsQuery(client)),
    ]);
  },
  purchase: ({ queryClient, client, params }: LoadPlace) =>
    queryClient.prefetchQuery(purchaseQuery(client, Number(params.purchaseId))),
};
