import { useQuery } from '@tanstack/react-query';
import { mayAny } from '@uplink/api-client/domain';
import {
  type HomeworkInboxFilter,
  homeworkSubmissionsQuery,
  meQuery,
  useUplink,
} from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import type { WorkRow } from '@uplink/kit/work';
import { type InboxState, inboxState } from '../shared/inbox/inbox-state.ts';
import { toSubmissionRow } from './homework-inbox.rules.ts';

/** A page of the homework that waits for a mentor, and whose it is where one learner was chosen. */
export function useHomeworkInbox(
  filter: HomeworkInboxFilter,
): InboxState<WorkRow> & { learnerName: string | undefined } {
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const query = useHeldQuery({
    ...homeworkSubmissionsQuery(client, filter),
    enabled: mayAny(me.data, 'reviewHomework'),
    select: ({ data, paging }) => ({
      data: data.map((item) => toSubmissionRow(item, new Date(), me.data?.id)),
      paging,
      learnerName: data.find(({ user }) => user.id === filter.userId)?.user.name,
    }),
  });
  return { ...inboxState(me, query, 'reviewHomework'), learnerName: query.data?.learnerName };
}
