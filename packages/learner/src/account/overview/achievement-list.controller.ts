import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { achievementsQuery, statsQuery, useUplink } from '@uplink/api-client/react';
import { type PageState, pageState, useHeldQuery } from '@uplink/kit/states';

export interface Achievements {
  /** Undefined while they load; null when they failed, and the list is shown without them. */
  stats: Schema<'UserStats'> | undefined | null;
  list: PageState<Schema<'Achievement'>>;
}

/** A page of what was earned, with the figures. */
export function useAchievementList(page: number): Achievements {
  const client = useUplink();
  const stats = useQuery(statsQuery(client));
  return {
    stats: stats.data ?? (stats.isError ? null : undefined),
    list: pageState(useHeldQuery(achievementsQuery(client, { page }))),
  };
}
