import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { playlistsQuery, useUplink } from '@uplink/api-client/react';
import { type PageState, pageState } from '../shared/page-state.ts';

/** A page of the own lists of lessons. */
export function usePlaylists(page: number): PageState<Schema<'PlaylistSummary'>> {
  return pageState(useQuery(playlistsQuery(useUplink(), { page })));
}
