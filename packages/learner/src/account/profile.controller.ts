import type { Schema } from '@uplink/api-client';
import { type NotReady, notReady, profileQuery, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';

export interface ProfileReady {
  status: 'ready';
  profile: Schema<'Profile'>;
}

export function useProfile(): NotReady | ProfileReady {
  const query = useHeldQuery(profileQuery(useUplink()));
  return query.data ? { status: 'ready', profile: query.data } : notReady(query);
}
