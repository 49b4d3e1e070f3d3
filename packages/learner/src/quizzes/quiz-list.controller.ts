import { useQuery } from '@tanstack/react-query';
import {
  type InboxFilter,
  meQuery,
  myQuizzesQuery,
  quizSubmissionsQuery,
  useUplink,
  type WorkFilter,
} from '@uplink/api-client/react';
import { useHeldQuery } from '../shared/held-query.ts';
import { type InboxState, inboxState, isReviewer, mentors } from '../shared/inbox/inbox-state.ts';
import { type PageState, pageState } from '../shared/page-state.ts';
import type { WorkRow } from '../shared/work-list.view.tsx';
import { toHandedInRow, toQuizRow } from './quiz-list.rules.ts';

/** A page of the own quizzes. */
export function useQuizList(filter: WorkFilter): PageState<WorkRow> {
  const query = useHeldQuery({
    ...myQuizzesQuery(useUplink(), filter),
    select: ({ data, paging }) => ({ data: data.map(toQuizRow), paging }),
  });
  return pageState(query);
}

/** A page of the quizzes that learners handed in, and whose they are where one learner was chosen. */
export function useQuizInbox(
  filter: InboxFilter,
): InboxState<WorkRow> & { learnerName: string | undefined } {
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const query = useHeldQuery({
    ...quizSubmissionsQuery(client, filter),
    enabled: isReviewer(me, mentors),
    select: ({ data, paging }) => ({
      data: data.map(toHandedInRow),
      paging,
      learnerName: data.find(({ user }) => user.id === filter.userId)?.user.name,
    }),
  });
  return { ...inboxState(me, query), learnerName: query.data?.learnerName };
}
