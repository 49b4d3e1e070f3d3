import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { notificationsQuery, useUplink } from '@uplink/api-client/react';
import { useState } from 'react';

type Notification = Schema<'Notification'>;

export interface Reading {
  onRead: (id: number) => void;
  onReadAll: () => void;
  /** Makes those unread again that were marked all together; there until something else is done. */
  onUndo: (() => void) | undefined;
}

/** Marks notifications as read, optimistically; reverts when the server refuses. */
export function useReading(): Reading {
  const client = useUplink();
  const { api, unwrap } = client;
  const queries = useQueryClient();
  const { queryKey } = notificationsQuery(client);
  const [undoable, setUndoable] = useState<readonly number[]>([]);

  const mark = (isRead: boolean, isMeant: (one: Notification) => boolean) => {
    const before = queries.getQueryData<Notification[]>(queryKey) ?? [];
    queries.setQueryData<Notification[]>(queryKey, (known = []) =>
      known.map((one) => (isMeant(one) ? { ...one, isRead } : one)),
    );
    return before;
  };
  const takeBack = (_error: Error, _input: unknown, before: Notification[] | undefined) => {
    setUndoable([]);
    queries.setQueryData(queryKey, before);
  };
  const markOne = (id: number, action: 'read' | 'unread') =>
    unwrap(api.PATCH('/me/notifications/{id}', { params: { path: { id }, query: { action } } }));
  const read = useMutation({
    mutationFn: (id: number) => markOne(id, 'read'),
    onMutate: (id) => mark(true, (one) => one.id === id),
    onError: takeBack,
  });
  const readAll = useMutation({
    mutationFn: (_: undefined) =>
      unwrap(api.PATCH('/me/notifications', { params: { query: { action: 'read' } } })),
    onMutate() {
      const before = mark(true, () => true);
      setUndoable(before.flatMap(({ id, isRead }) => (isRead ? [] : id)));
      return before;
    },
    onError: takeBack,
  });
  const undo = useMutation({
    mutationFn: (ids: readonly number[]) => Promise.all(ids.map((id) => markOne(id, 'unread'))),
    onMutate(ids) {
      setUndoable([]);
      return mark(false, ({ id }) => ids.includes(id));
    },
    onError(error, ids, before) {
      takeBack(error, ids, before);
      // Some may be unread again, and some not.
      return queries.invalidateQueries({ queryKey });
    },
  });

  return {
    onRead(id) {
      const known = queries.getQueryData<Notification[]>(queryKey) ?? [];
      if (!known.some((one) => one.id === id && !one.isRead)) return;
      setUndoable([]);
      read.mutate(id);
    },
    onReadAll: () => readAll.mutate(undefined),
    onUndo: undoable.length > 0 ? () => undo.mutate(undoable) : undefined,
  };
}
