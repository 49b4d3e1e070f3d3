import { useQuery } from '@tanstack/react-query';
import { STAFF_ROLES } from '@uplink/api-client/domain';
import {
  type MilestoneInboxFilter,
  meQuery,
  milestoneSubmissionsQuery,
  useUplink,
} from '@uplink/api-client/react';
import {
  type InboxState,
  inboxState,
  isReviewer,
  type Reviewer,
} from '../shared/inbox/inbox-state.ts';
import { type MilestoneRowItem, toMilestoneRow } from './milestone-inbox.rules.ts';

/** Who decides on milestones. */
export const milestoneReviewers: readonly Reviewer[] = ['mentor', ...STAFF_ROLES];

/** A page of the milestones that were handed in, and whose they are where one learner was chosen. */
export function useMilestoneInbox(
  filter: MilestoneInboxFilter,
): InboxState<MilestoneRowItem> & { learnerName: string | undefined; canMoveDates: boolean } {
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const query = useQuery({
    ...milestoneSubmissionsQuery(client, filter),
    enabled: isReviewer(me, milestoneReviewers),
    select: ({ data, paging }) => ({
      data: data.map((item) => toMilestoneRow(item, new Date(), me.data?.id)),
      paging,
      learnerName: data.find(({ user }) => user.id === filter.userId)?.user.name,
    }),
  });
  return {
    ...inboxState(me, query, milestoneReviewers),
    learnerName: query.data?.learnerName,
    canMoveDates: isReviewer(me, STAFF_ROLES),
  };
}
