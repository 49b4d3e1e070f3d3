import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** The user's feedback snippets. */
export const snippetsQuery = (client: UplinkClient) => queryOptions(read(client, '/me/snippets'));

/** The cohorts a mentor reviews. */
export const reviewedCohortsQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/mentors/{id}/cohorts', { path: { id } }));

/** Searches people by part of their name, at least three letters. */
export const peopleQuery = (client: UplinkClient, name: string) =>
  queryOptions(read(client, '/users', { query: { name } }));
