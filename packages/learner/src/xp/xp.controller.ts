import { contextQuery, type NotReady, notReady, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { type LevelProgress, toLevelProgress } from './xp.rules.ts';

export type XpState = NotReady | ({ status: 'ready' } & LevelProgress);

/** Points and level of the signed-in user. */
export function useXp(): XpState {
  const query = useHeldQuery(contextQuery(useUplink()));
  return query.data ? { status: 'ready', ...toLevelProgress(query.data) } : notReady(query);
}
