import type { Schema } from '@uplink/api-client';
import { type NotReady, notReady } from '@uplink/api-client/react';

/** A page of a list, or its state while there is nothing to list. */
export type PageState<Item, Paging = Schema<'Paging'>> =
  | NotReady
  | { status: 'ready'; items: readonly Item[]; paging: Paging };

interface PageQuery<Item, Paging> {
  data: { data: readonly Item[]; paging: Paging } | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** The state of a paged query; a page without items is empty. */
export function pageState<Item, Paging = Schema<'Paging'>>(
  query: PageQuery<Item, Paging>,
): PageState<Item, Paging> {
  if (!query.data) return notReady(query);
  const { data: items, paging } = query.data;
  return items.length === 0 ? { status: 'empty' } : { status: 'ready', items, paging };
}
