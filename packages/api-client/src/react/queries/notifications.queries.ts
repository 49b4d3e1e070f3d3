import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { operations } from '../../contract.ts';
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

/** What the user is notified of, and where. */
export const notificationSettingsQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/me/notifications/settings'));

export type CreatorNotificationsFilter = NonNullable<
  operations['listCreatorNotifications']['parameters']['query']
>;

/** A page of what someone authors here. */
export const creatorNotificationsQuery = (
  client: UplinkClient,
  query: CreatorNotificationsFilter,
) =>
  queryOptions({
    ...read(client, '/creator/notifications', { query }),
    placeholderData: keepPreviousData,
  });

/** A notification as its author edits it. */
export const creatorNotificationQuery = (client: UplinkClient, notificationId: number) =>
  queryOptions(
    read(client, '/creator/notifications/{notificationId}', { path: { notificationId } }),
  );
