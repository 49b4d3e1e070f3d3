import { useQuery } from '@tanstack/react-query';
import {
  homeworkSubmissionsQuery,
  meQuery,
  myHomeworksQuery,
  useUplink,
  type WorkFilter,
} from '@uplink/api-client/react';
import { type InboxState, inboxState, isMentor } from '../shared/inbox-state.ts';
import { type PageState, pageState } from '../shared/page-state.ts';
import type { WorkRow } from '../shared/work-list.view.tsx';
import { toHomeworkRow, toSubmissionRow } from './homework-list.rules.ts';

/** A page of the own homework. */
export function useHomeworkList(filter: WorkFilter): PageState<WorkRow> {
  const query = useQuery({
    ...myHomeworksQuery(useUplink(), filter),
    select: ({ data, paging }) => ({
      data: data.map((item) => toHomeworkRow(item, new Date())),
      paging,
    }),
  });
  return pageState(query);
}

/** A page of the homework that waits for a mentor; nobody else asks for it. */
export function useHomeworkInbox(filter: WorkFilter): InboxState<WorkRow> {
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const query = useQuery({
    ...homeworkSubmissionsQuery(client, filter),
    enabled: isMentor(me),
    select: ({ data, paging }) => ({
      data: data.map((item) => toSubmissionRow(item, new Date())),
      paging,
    }),
  });
  return inboxState(me, query);
}
