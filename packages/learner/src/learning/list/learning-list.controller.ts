import { type NotReady, notReady, ownModulesQuery, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { type LearningGroup, toGroups } from './learning-list.rules.ts';

export type LearningListState = NotReady | { status: 'ready'; groups: readonly LearningGroup[] };

/** All products of the learner. */
export function useLearningList(): LearningListState {
  const query = useHeldQuery(ownModulesQuery(useUplink()));
  if (!query.data) return notReady(query);
  const groups = toGroups(query.data);
  return groups.length === 0 ? { status: 'empty' } : { status: 'ready', groups };
}
