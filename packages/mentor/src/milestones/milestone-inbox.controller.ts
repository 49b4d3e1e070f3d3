import { useQuery } from '@tanstack/react-query';
import { mayAny } from '@uplink/api-client/domain';
import {
  type MilestoneInboxFilter,
  meQuery,
  milestoneSubmissionsQuery,
  useUplink,
} from '@uplink/api-client/react';
import { type InboxState, inboxState } from '../shared/inbox/inbox-state.ts';
import { type MilestoneRowItem, toMilestoneRow } from './milestone-inbox.rules.ts';

/** A page of the milestones that were handed in, and whose they are where one learner was chosen. */
export function useMilestoneInbox(
  filter: MilestoneInboxFilter,
): InboxState<MilestoneRowItem> & { learnerName: string | undefined; canMoveDates: boolean } {
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const query = useQuery({
    ...milestoneSubmissionsQuery(client, filter),
    enabled: mayAny(me.data, 'readReviews'),
    select: ({ data, paging }) => ({
      data: data.map((item) => toMilestoneRow(item, new Date(), me.data?.id)),
      paging,
      learnerName: data.find(({ user }) => user.id === filter.userId)?.user.name,
    }),
  });
  return {
    ...inboxState(me, query, 'readReviews'),
    learnerName: query.data?.learnerName,
    canMoveDates: mayAny(me.data, 'overseeMilestones'),
  };
}
