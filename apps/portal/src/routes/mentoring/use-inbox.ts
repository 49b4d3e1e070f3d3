import type { HomeworkInboxSearch } from '@uplink/mentor/homeworks';
import type { MilestoneInboxSearch } from '@uplink/mentor/milestones';
import { useListAddress } from '../shared/use-list-address.ts';
import type { InboxAddress } from './inbox.search.ts';

type Inboxes = HomeworkInboxSearch & MilestoneInboxSearch;

/**
 * The filters of an inbox are kept in the address, where they survive a reload and the way back. Read
 * here and not by the route, because routes are part of the first load.
 */
export function useInbox(read: (search: Record<string, unknown>) => InboxAddress) {
  const { search, onSearchChange } = useListAddress(read);
  const { product, user, cohort, size, kind, ...rest } = search;
  return {
    search: {
      ...rest,
      productId: product,
      userId: user,
      cohortId: cohort,
      pageSize: size,
      type: kind,
    },
    onSearchChange: ({ productId, userId, cohortId, pageSize, type, ...next }: Inboxes) =>
      onSearchChange({
        ...next,
        product: productId,
        user: userId,
        cohort: cohortId,
        size: pageSize,
        kind: type,
      }),
  };
}
