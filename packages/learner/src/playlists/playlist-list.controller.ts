import type { Schema } from '@uplink/api-client';
import { playlistsQuery, useUplink } from '@uplink/api-client/react';
import { type PageState, pageState, useHeldQuery } from '@uplink/kit/states';

/** A page of the own lists of lessons. */
export function usePlaylists(page: number): PageState<Schema<'PlaylistSummary'>> {
  return pageState(useHeldQuery(playlistsQuery(useUplink(), { page })));
}
