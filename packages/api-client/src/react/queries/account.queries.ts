import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';

/** Who is signed in. A failure is shown by the guard, not as a banner. */
export const meQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({
    queryKey: ['/me'],
    queryFn: () => unwrap(api.GET('/me'), { rethrow: true }),
    staleTime: 60_000,
  });

/** Level, points and standing of the person, for the shell. */
export const contextQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({ queryKey: ['/me/context'], queryFn: () => unwrap(api.GET('/me/context')) });

/** The menus the server gives this person. */
export const menuQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({
    queryKey: ['/me/menu'],
    queryFn: () => unwrap(api.GET('/me/menu')),
    staleTime: 60_000,
  });

/** The own profile with everything that only its owner may see. */
export const profileQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({ queryKey: ['/me/profile'], queryFn: () => unwrap(api.GET('/me/profile')) });

/** What the learner did so far in figures. */
export const statsQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({ queryKey: ['/me/stats'], queryFn: () => unwrap(api.GET('/me/stats')) });

/** A page of what the learner earned. */
export const achievementsQuery = (
  { api, unwrap }: UplinkClient,
  query: { page?: number; pageSize?: number; moduleId?: number } = {},
) =>
  queryOptions({
    queryKey: ['/me/achievements', query],
    queryFn: () => unwrap(api.GET('/me/achievements', { params: { query } })),
  });

/** Names of companies that begin like a text. Nobody is told when there are none to be had. */
export const companiesQuery = ({ api, unwrap }: UplinkClient, query: string) =>
  queryOptions({
    queryKey: ['/companies', query],
    queryFn: () =>
      unwrap(api.GET('/companies', { params: { query: { query } } }), { rethrow: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
