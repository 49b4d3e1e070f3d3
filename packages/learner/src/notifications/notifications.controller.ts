import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listenToNotifications, receive, type Schema } from '@uplink/api-client';
import {
  configurationQuery,
  notificationsQuery,
  progressKeys,
  useUplink,
} from '@uplink/api-client/react';
import { useEffect } from 'react';

type Notification = Schema<'Notification'>;

export interface Notifications {
  list: readonly Notification[];
  unread: number;
  onRead: (id: number) => void;
  onReadAll: () => void;
}

/** The list, kept live; a read mark shows at once and is taken back when the server refuses it. */
export function useNotifications(): Notifications {
  const client = useUplink();
  const queries = useQueryClient();
  const { queryKey } = notificationsQuery(client);
  const list = useQuery(notificationsQuery(client)).data ?? [];

  const markRead = (isMarked: (one: Notification) => boolean) => {
    const before = queries.getQueryData<Notification[]>(queryKey) ?? [];
    queries.setQueryData<Notification[]>(queryKey, (known = []) =>
      known.map((one) => (isMarked(one) ? { ...one, isRead: true } : one)),
    );
    return before;
  };
  const takeBack = (_error: Error, _input: unknown, before: Notification[] | undefined) => {
    queries.setQueryData(queryKey, before);
  };
  const read = useMutation({
    mutationFn: (id: number) =>
      client.unwrap(
        client.api.PATCH('/me/notifications/{id}', {
          params: { path: { id }, query: { action: 'read' } },
        }),
      ),
    onMutate: (id) => markRead((one) => one.id === id),
    onError: takeBack,
  });
  const readAll = useMutation({
    mutationFn: (_: undefined) =>
      client.unwrap(
        client.api.PATCH('/me/notifications', { params: { query: { action: 'read' } } }),
      ),
    onMutate: () => markRead(() => true),
    onError: takeBack,
  });

  return {
    list,
    unread: list.filter(({ isRead }) => !isRead).length,
    onRead: (id) => {
      if (!list.find((one) => one.id === id)?.isRead) read.mutate(id);
    },
    onReadAll: () => readAll.mutate(undefined),
  };
}

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
        queries.setQueryData<Notification[]>(queryKey, (known = []) => receive(known, message));
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
