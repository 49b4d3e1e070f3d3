import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listenToNotifications, receive, type Schema } from '@uplink/api-client';
import {
  configurationQuery,
  notificationsQuery,
  progressKeys,
  readKey,
  useUplink,
} from '@uplink/api-client/react';
import { useEffect } from 'react';
import { gather } from './gather.ts';

/** What a notification may tell of. */
const told = new Set<unknown>(
  [
    readKey('/me/modules/{moduleId}/homework'),
    readKey('/homeworks/-/submissions'),
    readKey('/me/milestones'),
    readKey('/me/notifications/groups'),
    readKey('/me/milestones/{id}'),
    ...progressKeys,
  ].map(([path]) => path),
);

/** Notifications come in bursts; what they tell of is asked for once for all of them. */
const gatherMs = 500;

/**
 * Keeps the list live over the websocket, once in a page. What it tells of is loaded again: at once
 * where it is shown, and elsewhere when it is shown next.
 */
export function useLiveNotifications(): void {
  const client = useUplink();
  const queries = useQueryClient();
  const websocketUrl = useQuery(configurationQuery(client)).data?.websocketUrl;
  useEffect(() => {
    if (!websocketUrl) return;
    const { queryKey } = notificationsQuery(client);
    const gathered = gather(() => {
      void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => told.has(path) });
    }, gatherMs);
    const stop = listenToNotifications(client, {
      websocketUrl,
      onMessage: (message) => {
        queries.setQueryData<Schema<'Notification'>[]>(queryKey, (known = []) =>
          receive(known, message),
        );
        if (Array.isArray(message)) return;
        gathered.call();
      },
    });
    return () => {
      stop();
      gathered.stop();
    };
  }, [client, queries, websocketUrl]);
}
