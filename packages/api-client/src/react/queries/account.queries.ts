import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { Schema } from '../../contract.ts';

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

/** What a person may change of their own context. */
export type ContextChanges = Partial<
  Pick<
    Schema<'UserContext'>,
    'finishedInvite' | 'closedInviteNotification' | 'cancelledProductName' | 'referralFlowStatus'
  >
>;

/**
 * Changes the context. It is sent whole, as it is now: the server refuses fields of its own that changed
 * meanwhile. What comes back is what every page shows from then on, a level that rose too.
 */
export const contextUpdate = (client: UplinkClient) =>
  mutationOptions({
    mutationFn: async (changes: ContextChanges) => {
      const current = await client.unwrap(client.api.GET('/me/context'));
      return client.unwrap(client.api.PATCH('/me/context', { body: { ...current, ...changes } }));
    },
    onSuccess: (context, _changes, _before, { client: queries }) => {
      queries.setQueryData(contextQuery(client).queryKey, context);
    },
  });

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
