import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  achievementsQuery,
  type NotReady,
  notReady,
  profileQuery,
  statsQuery,
  useUplink,
} from '@uplink/api-client/react';

const mostShown = 3;

export interface OverviewReady {
  status: 'ready';
  profile: Schema<'Profile'>;
  stats: Schema<'UserStats'>;
  achievements: readonly Schema<'Achievement'>[];
}

/** The learner's profile and stats. */
export function useOverview(): NotReady | OverviewReady {
  const client = useUplink();
  const profile = useQuery(profileQuery(client));
  const stats = useQuery(statsQuery(client));
  const achievements = useQuery(achievementsQuery(client, { pageSize: mostShown }));
  if (!profile.data) return notReady(profile);
  if (!stats.data) return notReady(stats);
  if (!achievements.data) return notReady(achievements);
  return {
    status: 'ready',
    profile: profile.data,
    stats: stats.data,
    achievements: achievements.data.data,
  };
}
