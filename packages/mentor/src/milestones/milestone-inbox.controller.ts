import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { mayAny } from '@uplink/api-client/domain';
import {
  type MilestoneInboxFilter,
  meQuery,
  milestoneSubmissionsQuery,
  useUplink,
} from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { type InboxState, inboxState } from '../shared/inbox/inbox-state.ts';

/** A page of the milestones that were handed in. */
export function useMilestoneInbox(
  filter: MilestoneInboxFilter,
): InboxState<Schema<'MilestoneSubmissionItem'>> & { canMoveDates: boolean } {
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const query = useHeldQuery({
    ...milestoneSubmissionsQuery(client, filter),
    enabled: mayAny(me.data, 'readReviews'),
  });
  return {
    ...inboxState(me, query, 'readReviews'),
    canMoveDates: mayAny(me.data, 'overseeMilestones'),
  };
}
