import { checkoutPageQuery } from '@uplink/api-client/react';
import type { LoadPlace } from '../shared/load-place.ts';

export const checkoutLoads = {
  checkout: ({ queryClient, client, params }: LoadPlace) =>
    queryClient.prefetchQuery(checkoutPageQuery(client, String(params.uniqueId))),
};
