import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';

/** A page of those the learner follows. */
export const followingQuery = ({ api, unwrap }: UplinkClient, page: number) =>
  queryOptions({
    queryKey: ['/me/following', page],
    queryFn: () => unwrap(api.GET('/me/following', { params: { query: { page } } })),
  });

/** A page of those who follow the learner. */
export const followersQuery = ({ api, unwrap }: UplinkClient, page: number) =>
  queryOptions({
    queryKey: ['/me/followers', page],
    queryFn: () => unwrap(api.GET('/me/followers', { params: { query: { page } } })),
  });

/** Published profiles whose name begins like a text of three letters or more. */
export const profilesQuery = ({ api, unwrap }: UplinkClient, name: string) =>
  queryOptions({
    queryKey: ['/users/-/profiles', name],
    queryFn: () => unwrap(api.GET('/users/-/profiles', { params: { query: { name } } })),
  });

/** A published profile, or the own one as others would see it. */
export const publicProfileQuery = ({ api, unwrap }: UplinkClient, uniqueName: string) =>
  queryOptions({
    queryKey: ['/users/{uniqueName}/profile', uniqueName],
    queryFn: () =>
      unwrap(api.GET('/users/{uniqueName}/profile', { params: { path: { uniqueName } } })),
  });

/** Everything that shows whom the learner follows. */
export const followKeys = [
  ['/me/following'],
  ['/me/followers'],
  ['/users/-/profiles'],
  ['/users/{uniqueName}/profile'],
  ['/me/stats'],
] as const;
