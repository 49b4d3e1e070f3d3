import type { Schema } from '@uplink/api-client';
import { type NotReady, notReady, publicProfileQuery, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { type Follow, useFollow } from './follow.controller.ts';

export interface PublicProfileReady extends Follow {
  status: 'ready';
  profile: Schema<'PublicProfile'>;
}

/** A learner as others see them. */
export function usePublicProfile(uniqueName: string): NotReady | PublicProfileReady {
  const query = useHeldQuery(publicProfileQuery(useUplink(), uniqueName));
  const follow = useFollow();
  return query.data ? { status: 'ready', profile: query.data, ...follow } : notReady(query);
}
