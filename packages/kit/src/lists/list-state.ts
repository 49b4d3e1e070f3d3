import type { Schema } from '@uplink/api-client';
import { type PageState, pageState } from '../states/page-state.ts';

/** A page of rows, which may be those of the former search. */
export type ListState<Item> = PageState<Item, Schema<'KeysetPaging'>> & {
  /** The rows are of the former search, and those of the new one are being fetched. */
  isOld?: boolean;
};

interface ListQuery<Item> {
  data: { data: readonly Item[]; paging: Schema<'KeysetPaging'> } | undefined;
  isPlaceholderData: boolean;
  error: unknown;
  refetch: () => unknown;
}

/** The state of a list whose rows stay until those of a new search are there. */
export function listState<Item>(query: ListQuery<Item>): ListState<Item> {
  const state = pageState<Item, Schema<'KeysetPaging'>>(query);
  if (!query.isPlaceholderData) return state;
  // That nothing was found says nothing of the new search.
  return state.status === 'ready' ? { ...state, isOld: true } : { status: 'loading' };
}
