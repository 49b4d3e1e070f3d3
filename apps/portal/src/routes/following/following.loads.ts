import { followersQuery, followingQuery, publicProfileQuery } from '@uplink/api-client/react';
import { type LoadPlace, pageOf } from '../shared/load-place.ts';

export const followingLoads = {
  publicProfile: ({ queryClient, client, params: { uniqueName = '' } }: LoadPlace) =>
    queryClient.prefetchQuery(publicProfileQuery(client, uniqueName)),
  following: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(followingQuery(client, pageOf(search))),
  followers: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(followersQuery(client, pageOf(search))),
};
