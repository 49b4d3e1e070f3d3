import { diplomaQuery, diplomasQuery } from '@uplink/api-client/react';
import { readKind, readKindSearch } from '../shared/kind.search.ts';
import type { LoadPlace } from '../shared/load-place.ts';

export const certificateLoads = {
  diplomas: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(diplomasQuery(client, readKindSearch(search))),
  diploma: async ({ queryClient, client, params }: LoadPlace) => {
    const kind = readKind(params.type);
    if (kind) await queryClient.prefetchQuery(diplomaQuery(client, Number(params.diplomaId), kind));
  },
};
