import { useQuery } from '@tanstack/react-query';
import {
  meQuery,
  myQuizzesQuery,
  quizSubmissionsQuery,
  useUplink,
  type WorkFilter,
} from '@uplink/api-client/react';
import { type InboxState, inboxState, isMentor } from '../shared/inbox-state.ts';
import { type PageState, pageState } from '../shared/page-state.ts';
import type { WorkRow } from '../shared/work-list.view.tsx';
import { toHandedInRow, toQuizRow } from './quiz-list.rules.ts';

/** A page of the own quizzes. */
export function useQuizList(filter: WorkFilter): PageState<WorkRow> {
  const query = useQuery({
    ...myQuizzesQuery(useUplink(), filter),
    select: ({ data, paging }) => ({ data: data.map(toQuizRow), paging }),
  });
  return pageState(query);
}

/** A page of the quizzes that learners handed in; nobody but a mentor asks for it. */
export function useQuizInbox(filter: WorkFilter): InboxState<WorkRow> {
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const query = useQuery({
    ...quizSubmissionsQuery(client, filter),
    enabled: isMentor(me),
    select: ({ data, paging }) => ({ data: data.map(toHandedInRow), paging }),
  });
  return inboxState(me, query);
}
