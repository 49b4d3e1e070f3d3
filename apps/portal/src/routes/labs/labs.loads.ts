import { labRunQuery, labsQuery } from '@uplink/api-client/react';
import { readKindSearch } from '../shared/kind.search.ts';
import type { LoadPlace } from '../shared/load-place.ts';

export const labLoads = {
  labRun: ({ queryClient, client, params }: LoadPlace) =>
    queryClient.prefetchQuery(labRunQuery(client, Number(params.labId))),
  labs: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(labsQuery(client, readKindSearch(search))),
};
