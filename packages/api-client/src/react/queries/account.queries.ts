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
