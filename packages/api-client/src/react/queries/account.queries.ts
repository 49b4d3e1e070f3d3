import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** The current user. The guard shows a failure, not the banner. */
export const meQuery = (client: UplinkClient) =>
  queryOptions({
    ...read(client, '/me', undefined, { rethrow: true }),
    staleTime: 60_000,
  });

/** The user's level, points and status, for the shell. */
export const contextQuery = (client: UplinkClient) => queryOptions(read(client, '/me/context'));

/** The menus of the current user. */
export const menuQuery = (client: UplinkClient) =>
  queryOptions({
    ...read(client, '/me/menu'),
    staleTime: 60_000,
  });

/** The user's profile, including what only they can see. */
export const profileQuery = (client: UplinkClient) => queryOptions(read(client, '/me/profile'));

/** The learner's statistics. */
export const statsQuery = (client: UplinkClient) => queryOptions(read(client, '/me/stats'));

/** A page of the learner's achievements. */
export const achievementsQuery = (
  client: UplinkClient,
  query: { page?: number; pageSize?: number; moduleId?: number } = {},
) => queryOptions(read(client, '/me/achievements', { query }));

/** Suggests company names for a text. Failures stay silent. */
export const companiesQuery = (client: UplinkClient, query: string) =>
  queryOptions({
    ...read(client, '/companies', { query: { query } }, { rethrow: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
