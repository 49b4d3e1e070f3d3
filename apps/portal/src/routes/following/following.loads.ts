import { followQuery, publicProfileQuery } from '@uplink/api-client/react';
import { type LoadPlace, pageOf } from '../shared/load-place.ts';

export const followingLoads = {
  publicProfile: ({ queryClient, client, params: { uniqueName = '' } }: LoadPlace) =>
    queryClient.prefetchQuery(publicProfileQuery(client, uniqueName)),
  following: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(followQuery(client, 'following', pageOf(search))),
  followers: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(followQuery(client, 'followers', pageOf(search))),
};
