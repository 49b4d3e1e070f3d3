import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read, readKey } from '../read.ts';

/** A page of the learner's playlists. With a lesson id, also tells which of them contain it. */
export const playlistsQuery = (
  client: UplinkClient,
  query: { page?: number; pageSize?: number; lessonId?: number } = {},
) => queryOptions(read(client, '/me/playlists', { query }));

/** A playlist with its lessons. */
export const playlistQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/me/playlists/{id}', { path: { id } }));

/** All queries that show the content of a playlist. */
export const playlistKeys = [
  readKey('/me/playlists'),
  readKey('/me/playlists/{id}'),
  readKey('/me/stats'),
] as const;
