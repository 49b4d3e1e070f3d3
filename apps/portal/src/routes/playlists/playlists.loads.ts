import { playlistQuery, playlistsQuery } from '@uplink/api-client/react';
import { type LoadPlace, pageOf } from '../shared/load-place.ts';

export const playlistLoads = {
  playlists: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(playlistsQuery(client, { page: pageOf(search) })),
  playlist: ({ queryClient, client, params }: LoadPlace) =>
    queryClient.prefetchQuery(playlistQuery(client, Number(params.playlistId))),
};
