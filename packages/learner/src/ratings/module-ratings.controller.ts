import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  meQuery,
  type NotReady,
  notReady,
  ratingsQuery,
  useUplink,
} from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';

export type ModuleRatingsState =
  | NotReady
  | ({ status: 'ready'; ownId: number | undefined } & Schema<'RatingPage'>);

/** Figures and reviews of a module, a page at a time. */
export function useModuleRatings(moduleId: number, page: number): ModuleRatingsState {
  const client = useUplink();
  const query = useHeldQuery(ratingsQuery(client, moduleId, page));
  const ownId = useQuery(meQuery(client)).data?.id;
  return query.data ? { status: 'ready', ownId, ...query.data } : notReady(query);
}
