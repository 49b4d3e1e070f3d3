import { useQuery } from '@tanstack/react-query';
import { mayAny } from '@uplink/api-client/domain';
import {
  type InboxFilter,
  meQuery,
  quizSubmissionsQuery,
  useUplink,
} from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import type { WorkRow } from '@uplink/kit/work';
import { type InboxState, inboxState } from '../shared/inbox/inbox-state.ts';
import { toHandedInRow } from './quiz-inbox.rules.ts';

/** A page of the quizzes that learners handed in, and whose they are where one learner was chosen. */
export function useQuizInbox(
  filter: InboxFilter,
): InboxState<WorkRow> & { learnerName: string | undefined } {
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const query = useHeldQuery({
    ...quizSubmissionsQuery(client, filter),
    enabled: mayAny(me.data, 'reviewQuiz'),
    select: ({ data, paging }) => ({
      data: data.map(toHandedInRow),
      paging,
      learnerName: data.find(({ user }) => user.id === filter.userId)?.user.name,
    }),
  });
  return { ...inboxState(me, query, 'reviewQuiz'), learnerName: query.data?.learnerName };
}
