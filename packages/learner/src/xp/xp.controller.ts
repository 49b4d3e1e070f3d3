import { useQuery } from '@tanstack/react-query';
import { contextQuery, type NotReady, notReady, useUplink } from '@uplink/api-client/react';
import { type LevelProgress, toLevelProgress } from './xp.rules.ts';

export type XpState = NotReady | ({ status: 'ready' } & LevelProgress);

/** Points and level of whoever is signed in. */
export function useXp(): XpState {
  const query = useQuery(contextQuery(useUplink()));
  return query.data ? { status: 'ready', ...toLevelProgress(query.data) } : notReady(query);
}
