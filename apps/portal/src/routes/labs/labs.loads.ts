import { labsQuery } from '@uplink/api-client/react';
import { readKindSearch } from '../shared/kind.search.ts';
import type { LoadPlace } from '../shared/load-place.ts';

export const labLoads = {
  labs: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(labsQuery(client, readKindSearch(search))),
};
