import { useNavigate, useSearch } from '@tanstack/react-router';
import type { HomeworkInboxSearch } from '@uplink/mentor/homeworks';
import type { MilestoneInboxSearch } from '@uplink/mentor/milestones';
import type { WorkSearch } from '../shared/work.search.ts';

type Inboxes = HomeworkInboxSearch & MilestoneInboxSearch;

/**
 * The filters of an inbox stand in the address: a reload and the way back keep them. Read here and not by
 * the route: routes are part of the first load.
 */
export function useInbox(readSearch: (search: Record<string, unknown>) => WorkSearch) {
  const search = readSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
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
    onSearchChange: ({ productId, userId, cohortId, pageSize, type, page, ...next }: Inboxes) =>
      void navigate({
        to: '.',
        search: (): WorkSearch => ({
          ...next,
          page: page || undefined,
          product: productId,
          user: userId,
          cohort: cohortId,
          size: pageSize,
          kind: type,
        }),
      }),
  };
}
