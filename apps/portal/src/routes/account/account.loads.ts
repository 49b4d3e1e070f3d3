import { achievementsQuery, profileQuery, statsQuery } from '@uplink/api-client/react';
import { type LoadPlace, pageOf } from '../shared/load-place.ts';

export const accountLoads = {
  profile: ({ queryClient, client }: LoadPlace) => queryClient.prefetchQuery(profileQuery(client)),
  overview: async ({ queryClient, client }: LoadPlace) => {
    void queryClient.prefetchQuery(statsQuery(client));
    await queryClient.prefetchQuery(profileQuery(client));
  },
  achievements: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(achievementsQuery(client, { page: pageOf(search) })),
};
