import {
  achievementsQuery,
  followersQuery,
  followingQuery,
  ownModulesQuery,
  playlistsQuery,
  profileQuery,
  statsQuery,
} from '@uplink/api-client/react';
import { client, queryClient } from '../app/client.ts';

/** Asks for what a page of the account shows, while its code is on its way. */
export function prefetch(path: string, page: number): void {
  switch (path) {
    case '/profile':
    case '/security':
      void queryClient.prefetchQuery(profileQuery(client));
      return;
    case '/overview':
      void queryClient.prefetchQuery(profileQuery(client));
      void queryClient.prefetchQuery(statsQuery(client));
      return;
    case '/learning':
      void queryClient.prefetchQuery(ownModulesQuery(client));
      return;
    case '/achievements':
      void queryClient.prefetchQuery(achievementsQuery(client, { page }));
      return;
    case '/playlists':
      void queryClient.prefetchQuery(playlistsQuery(client, { page }));
      return;
    case '/following':
      void queryClient.prefetchQuery(followingQuery(client, page));
      return;
    case '/followers':
      void queryClient.prefetchQuery(followersQuery(client, page));
  }
}
