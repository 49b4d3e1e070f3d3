import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { type NotReady, notificationsQuery, notReady, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '../shared/held-query.ts';

type Notification = Schema<'Notification'>;

export interface Notifications {
  state: NotReady | { status: 'ready'; list: readonly Notification[] };
  unread: number;
  /** The newest unread one; 0 when all are read. */
  newestUnread: number;
  onRead: (id: number) => void;
  onReadAll: () => void;
}

/** The list; a read mark shows at once and is taken back when the server refuses it. */
export function useNotifications(): Notifications {
  const client = useUplink();
  const queries = useQueryClient();
  const query = useHeldQuery(notificationsQuery(client));
  const { queryKey } = notificationsQuery(client);
  const unread = (query.data ?? []).filter(({ isRead }) => !isRead);

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
    state: toState(query),
    unread: unread.length,
    newestUnread: unread[0]?.id ?? 0,
    onRead: (id) => {
      if (unread.some((one) => one.id === id)) read.mutate(id);
    },
    onReadAll: () => readAll.mutate(undefined),
  };
}

function toState(query: {
  data: Notification[] | undefined;
  error: unknown;
  refetch: () => unknown;
}): Notifications['state'] {
  if (!query.data) return notReady(query);
  return query.data.length === 0 ? { status: 'empty' } : { status: 'ready', list: query.data };
}
