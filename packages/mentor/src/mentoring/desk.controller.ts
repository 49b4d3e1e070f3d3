import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { mayAny } from '@uplink/api-client/domain';
import {
  deskQuery,
  meQuery,
  type NotReady,
  notReady,
  readKey,
  useUplink,
} from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { type DeskItem, type DeskProps, type DeskSearch, keyOf } from './desk.types.ts';

export interface DeskReady {
  status: 'ready';
  page: Schema<'DeskPage'>;
  ownUserId: number;
  search: DeskSearch;
  /** The work that is open; none when nothing waits. */
  current: DeskItem | undefined;
  /** Where it is among those shown, from 0. */
  place: number;
  onFilter: (change: DeskSearch) => void;
  onOpen: (item: DeskItem) => void;
  /** Moves forward by this many places, or back. */
  onMove: (steps: number) => void;
  onRefresh: () => Promise<unknown>;
}

/** The queue of a mentor, and which of its work is open. */
export function useDesk({ search, onSearchChange }: DeskProps): NotReady | DeskReady {
  const client = useUplink();
  const queries = useQueryClient();
  const me = useQuery(meQuery(client));
  const isMentor = mayAny(me.data, 'reviewHomework');
  const { open, ...filter } = search;
  const query = useHeldQuery({ ...deskQuery(client, filter), enabled: isMentor });
  if (!me.data) return notReady(me);
  if (!isMentor) return { status: 'empty' };
  if (!query.data) return notReady(query);
  const { data } = query.data;
  const found = data.findIndex((item) => keyOf(item) === open);
  const place = found === -1 ? 0 : found;
  const openAt = (item: DeskItem | undefined) =>
    item && onSearchChange({ ...search, open: keyOf(item) });
  return {
    status: 'ready',
    page: query.data,
    ownUserId: me.data.id,
    search,
    current: data[place],
    place,
    onFilter: (change) =>
      onSearchChange({ ...search, cursor: undefined, open: undefined, ...change }),
    onOpen: openAt,
    onMove: (steps) => openAt(data[place + steps]),
    onRefresh: () => queries.invalidateQueries({ queryKey: readKey('/me/desk') }),
  };
}
