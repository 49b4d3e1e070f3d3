import { useQuery } from '@tanstack/react-query';
import {
  type HomeworkInboxFilter,
  homeworkSubmissionsQuery,
  meQuery,
  myHomeworksQuery,
  useUplink,
  type WorkFilter,
} from '@uplink/api-client/react';
import { useHeldQuery } from '../shared/held-query.ts';
import { type InboxState, inboxState, isReviewer, mentors } from '../shared/inbox/inbox-state.ts';
import { type PageState, pageState } from '../shared/page-state.ts';
import type { WorkRow } from '../shared/work-list.view.tsx';
import { toHomeworkRow, toSubmissionRow } from './homework-list.rules.ts';

/** A page of the own homework. */
export function useHomeworkList(filter: WorkFilter): PageState<WorkRow> {
  const query = useHeldQuery({
    ...myHomeworksQuery(useUplink(), filter),
    select: ({ data, paging }) => ({
      data: data.map((item) => toHomeworkRow(item, new Date())),
      paging,
    }),
  });
  return pageState(query);
}

/** A page of the homework that waits for a mentor, and whose it is where one learner was chosen. */
export function useHomeworkInbox(
  filter: HomeworkInboxFilter,
): InboxState<WorkRow> & { learnerName: string | undefined } {
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const query = useHeldQuery({
    ...homeworkSubmissionsQuery(client, filter),
    enabled: isReviewer(me, mentors),
    select: ({ data, paging }) => ({
      data: data.map((item) => toSubmissionRow(item, new Date(), me.data?.id)),
      paging,
      learnerName: data.find(({ user }) => user.id === filter.userId)?.user.name,
    }),
  });
  return { ...inboxState(me, query), learnerName: query.data?.learnerName };
}
