import type { Schema } from '@uplink/api-client';
import { type NotReady, notReady, ratingsQuery, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';

export type ModuleRatingsState = NotReady | ({ status: 'ready' } & Schema<'RatingPage'>);

/** Figures and reviews of a module, a page at a time. */
export function useModuleRatings(moduleId: number, page: number): ModuleRatingsState {
  const query = useHeldQuery(ratingsQuery(useUplink(), moduleId, page));
  return query.data ? { status: 'ready', ...query.data } : notReady(query);
}
