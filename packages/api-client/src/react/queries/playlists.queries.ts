import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read, readKey } from '../read.ts';

/** A page of the own lists of lessons; with a lesson named, also which of them hold it. */
export const playlistsQuery = (
  client: UplinkClient,
  query: { page?: number; pageSize?: number; lessonId?: number } = {},
) => queryOptions(read(client, '/me/playlists', { query }));

/** One own list with its lessons. */
export const playlistQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/me/playlists/{id}', { path: { id } }));

/** Everything that shows what is in a list. */
export const playlistKeys = [
  readKey('/me/playlists'),
  readKey('/me/playlists/{id}'),
  readKey('/me/stats'),
] as const;
