import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** Who is signed in. A failure is shown by the guard, not as a banner. */
export const meQuery = (client: UplinkClient) =>
  queryOptions({
    ...read(client, '/me', undefined, { rethrow: true }),
    staleTime: 60_000,
  });

/** Level, points and standing of the person, for the shell. */
export const contextQuery = (client: UplinkClient) => queryOptions(read(client, '/me/context'));

/** The menus the server gives this person. */
export const menuQuery = (client: UplinkClient) =>
  queryOptions({
    ...read(client, '/me/menu'),
    staleTime: 60_000,
  });

/** The own profile with everything that only its owner may see. */
export const profileQuery = (client: UplinkClient) => queryOptions(read(client, '/me/profile'));

/** What the learner did so far in figures. */
export const statsQuery = (client: UplinkClient) => queryOptions(read(client, '/me/stats'));

/** A page of what the learner earned. */
export const achievementsQuery = (
  client: UplinkClient,
  query: { page?: number; pageSize?: number; moduleId?: number } = {},
) => queryOptions(read(client, '/me/achievements', { query }));

/** Names of companies that begin like a text. Nobody is told when there are none to be had. */
export const companiesQuery = (client: UplinkClient, query: string) =>
  queryOptions({
    ...read(client, '/companies', { query: { query } }, { rethrow: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
