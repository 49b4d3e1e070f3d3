import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** The feedback snippets somebody keeps. */
export const snippetsQuery = (client: UplinkClient) => queryOptions(read(client, '/me/snippets'));

/** The cohorts somebody reviews. */
export const reviewedCohortsQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/mentors/{id}/cohorts', { path: { id } }));

/** People by a part of their name, of three letters at least. */
export const peopleQuery = (client: UplinkClient, name: string) =>
  queryOptions(read(client, '/users', { query: { name } }));
