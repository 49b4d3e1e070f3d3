import type { Schema } from '@uplink/api-client';
import { playlistsQuery, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '../shared/held-query.ts';
import { type PageState, pageState } from '../shared/page-state.ts';

/** A page of the own lists of lessons. */
export function usePlaylists(page: number): PageState<Schema<'PlaylistSummary'>> {
  return pageState(useHeldQuery(playlistsQuery(useUplink(), { page })));
}
