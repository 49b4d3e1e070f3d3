import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import {
  type NotReady,
  notificationGroupsKey,
  notificationGroupsQuery,
  notificationsQuery,
  notReady,
  useUplink,
} from '@uplink/api-client/react';
import type { UndoableProps } from '@uplink/kit/dialogs';
import { newId } from '@uplink/kit/saving';
import { notificationPageMessages } from './notification-page.messages.ts';
import type { NotificationTab } from './notification-page.types.ts';

export interface NotificationPageReady {
  status: 'ready';
  groups: Schema<'NotificationGroup'>[];
  counts: Schema<'NotificationCounts'>;
  /** Why the last change was not saved. */
  fault: string | undefined;
  onRead: (group: Schema<'NotificationGroup'>) => void;
  onReadAll: () => void;
  /** Undefined at the end of the list. */
  onOlder: (() => void) | undefined;
  isLoadingOlder: boolean;
}

/** A tab of the list, page after page, and how it is read. */
export function useNotificationPage(
  tab: NotificationTab | undefined,
  onUndoable: NonNullable<UndoableProps['onUndoable']>,
): NotReady | NotificationPageReady {
  const messages = useMessages(notificationPageMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const query = useInfiniteQuery(notificationGroupsQuery(client, tab));
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: notificationGroupsKey }),
      queries.invalidateQueries({ queryKey: notificationsQuery(client).queryKey }),
    ]);
  const read = useMutation({
    mutationFn: (id: number) =>
      client.unwrap(
        client.api.PATCH('/me/notifications/groups/{id}', {
          params: { path: { id }, query: { action: 'read' } },
        }),
      ),
    onSettled: refresh,
  });
  const markAll = useMutation({
    mutationFn: (change: { action: 'read' | 'unread'; changeId: string }) =>
      client.unwrap(client.api.PATCH('/me/notifications', { params: { query: change } })),
    onSuccess: (_list, { action, changeId }) => {
      if (action === 'read')
        onUndoable({
          title: messages.allRead,
          onUndo: () => markAll.mutate({ action: 'unread', changeId }),
        });
    },
    onSettled: refresh,
  });
  const [newest] = query.data?.pages ?? [];
  if (!newest) return notReady(query);
  return {
    status: 'ready',
    groups: query.data?.pages.flatMap(({ data }) => data) ?? [],
    counts: newest.counts,
    fault: read.isError || markAll.isError ? messages.failed : undefined,
    onRead: ({ id, isRead }) => {
      if (!isRead) read.mutate(id);
    },
    onReadAll: () => markAll.mutate({ action: 'read', changeId: newId() }),
    onOlder: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingOlder: query.isFetchingNextPage,
  };
}
