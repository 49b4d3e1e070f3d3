import type { Schema } from '@uplink/api-client';
import { type NotReady, notificationsQuery, notReady, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';

type Notification = Schema<'Notification'>;

export interface Notifications {
  state: NotReady | { status: 'ready'; list: readonly Notification[] };
  unread: number;
  /** The newest unread one; 0 when all are read. */
  newestUnread: number;
}

/** The list, and how much of it is unread. */
export function useNotifications(): Notifications {
  const query = useHeldQuery(notificationsQuery(useUplink()));
  const unread = (query.data ?? []).filter(({ isRead }) => !isRead);

  return {
    state: toState(query),
    unread: unread.length,
    newestUnread: unread[0]?.id ?? 0,
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
