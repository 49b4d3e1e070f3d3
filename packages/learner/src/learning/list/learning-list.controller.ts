import { useMessages } from '@uplink/api-client/messages';
import { type NotReady, notReady, ownModulesQuery, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { learningListMessages } from './learning-list.messages.ts';
import { type LearningGroup, toGroups } from './learning-list.rules.ts';

export type LearningListState = NotReady | { status: 'ready'; groups: readonly LearningGroup[] };

/** All products of the learner. */
export function useLearningList(): LearningListState {
  const messages = useMessages(learningListMessages);
  const query = useHeldQuery(ownModulesQuery(useUplink()));
  if (!query.data) return notReady(query);
  const groups = toGroups(query.data, messages);
  return groups.length === 0 ? { status: 'empty' } : { status: 'ready', groups };
}
