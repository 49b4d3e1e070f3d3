import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { mayAny } from '@uplink/api-client/domain';
import {
  type HomeworkInboxFilter,
  homeworkSubmissionsQuery,
  meQuery,
  useUplink,
} from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { type InboxState, inboxState } from '../shared/inbox/inbox-state.ts';

/** A page of the homework that waits for a mentor. */
export function useHomeworkInbox(
  filter: HomeworkInboxFilter,
): InboxState<Schema<'SubmissionListItem'>> {
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const query = useHeldQuery({
    ...homeworkSubmissionsQuery(client, filter),
    enabled: mayAny(me.data, 'reviewHomework'),
    select: ({ data, keyset, counts }) => ({ data, paging: keyset, counts }),
  });
  return inboxState(me, query, 'reviewHomework');
}
