import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listenToNotifications, receive, type Schema } from '@uplink/api-client';
import {
  configurationQuery,
  notificationsQuery,
  progressKeys,
  useUplink,
} from '@uplink/api-client/react';
import { useEffect } from 'react';

/** Keeps the list live over the websocket, once in a page. What it tells of is loaded anew. */
export function useLiveNotifications(): void {
  const client = useUplink();
  const queries = useQueryClient();
  const websocketUrl = useQuery(configurationQuery(client)).data?.websocketUrl;
  useEffect(() => {
    if (!websocketUrl) return;
    const { queryKey } = notificationsQuery(client);
    return listenToNotifications(client, {
      websocketUrl,
      onMessage: (message) => {
        queries.setQueryData<Schema<'Notification'>[]>(queryKey, (known = []) =>
          receive(known, message),
        );
        if (Array.isArray(message)) return;
        for (const key of [
          ['/me/modules/{moduleId}/homework'],
          ['/homeworks/-/submissions'],
          ...progressKeys,
        ]) {
          void queries.invalidateQueries({ queryKey: key });
        }
      },
    });
  }, [client, queries, websocketUrl]);
}
