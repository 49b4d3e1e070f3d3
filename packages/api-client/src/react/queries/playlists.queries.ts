import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';

/** A page of the own lists of lessons; with a lesson named, also which of them hold it. */
export const playlistsQuery = (
  { api, unwrap }: UplinkClient,
  query: { page?: number; pageSize?: number; lessonId?: number } = {},
) =>
  queryOptions({
    queryKey: ['/me/playlists', query],
    queryFn: () => unwrap(api.GET('/me/playlists', { params: { query } })),
  });

/** One own list with its lessons. */
export const playlistQuery = ({ api, unwrap }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: ['/me/playlists/{id}', id],
    queryFn: () => unwrap(api.GET('/me/playlists/{id}', { params: { path: { id } } })),
  });

/** Everything that shows what is in a list. */
export const playlistKeys = [['/me/playlists'], ['/me/playlists/{id}'], ['/me/stats']] as const;
