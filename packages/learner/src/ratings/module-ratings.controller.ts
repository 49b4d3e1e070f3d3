import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { type NotReady, notReady, ratingsQuery, useUplink } from '@uplink/api-client/react';
import { useState } from 'react';

export type ModuleRatingsState =
  | NotReady
  | ({ status: 'ready'; onPage: (page: number) => void } & Schema<'RatingPage'>);

/** Figures and reviews of a module, a page at a time. */
export function useModuleRatings(moduleId: number): ModuleRatingsState {
  const [page, setPage] = useState(0);
  const query = useQuery(ratingsQuery(useUplink(), moduleId, page));
  return query.data ? { status: 'ready', onPage: setPage, ...query.data } : notReady(query);
}
