import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read, readKey } from '../read.ts';

/** The latest notifications; the live socket keeps them up to date. */
export const notificationsQuery = (client: UplinkClient) =>
  queryOptions({
    ...read(client, '/me/notifications'),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** All tabs of the list. */
export const notificationGroupsKey = readKey('/me/notifications/groups');

/** The list with one row for each event, page after page. */
export const notificationGroupsQuery = (
  client: UplinkClient,
  tab: 'needsYou' | 'work' | 'people' | 'money' | undefined,
) =>
  infiniteQueryOptions({
    queryKey: [...readKey('/me/notifications/groups', { query: { ...(tab && { tab }) } }), 'pages'],
    queryFn: ({ pageParam: cursor }) =>
      client.unwrap(
        client.api.GET('/me/notifications/groups', {
          params: { query: { ...(tab && { tab }), ...(cursor && { cursor }) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ paging }) => paging.next,
  });

/** What somebody is told of, and where. */
export const notificationSettingsQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/me/notifications/settings'));
