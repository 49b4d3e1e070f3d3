import type { Schema } from '@uplink/api-client';
import { MilestoneCategory } from '@uplink/api-client/domain';
import { Skeleton, useHeld } from '@uplink/ui/skeleton';
import { lazyPart, useLazyPart } from '../../app/lazy-part.ts';
import { useProductSearch } from './use-product-search.ts';

const milestonePanel = lazyPart(
  async () => (await import('@uplink/learner/milestones')).MilestonePanel,
);

const categories = Object.values(MilestoneCategory);

export interface ProgramMilestonesProps {
  moduleId: number;
  cohort: Schema<'Cohort'>;
}

/** The milestones of a program; the open one and the shown category stand in the address. */
export function ProgramMilestones(props: ProgramMilestonesProps) {
  const { search, show } = useProductSearch();
  const state = useLazyPart(milestonePanel);
  const isHeld = useHeld(state.status === 'loading');
  if (isHeld || state.status !== 'ready') return <Skeleton height={640} />;
  const { Part: MilestonePanel } = state;
  return (
    <MilestonePanel
      {...props}
      openId={search.milestone}
      onOpen={(milestone) => show({ milestone })}
      onClose={() => show({ milestone: undefined })}
      filter={search.category === undefined ? 'all' : `${search.category}`}
      onFilterChange={(filter) =>
        show({ category: categories.find((category) => `${category}` === filter) })
      }
    />
  );
}
