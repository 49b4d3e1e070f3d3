import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import type { Schema } from '@uplink/api-client';
import { Skeleton } from '@uplink/ui/skeleton';
import { lazyPart, useLazyPart } from '../app/lazy-part.ts';
import { readProductSearch } from './product.search.ts';

const milestonePanel = lazyPart(
  async () => (await import('@uplink/learner/milestones')).MilestonePanel,
);

export interface ProgramMilestonesProps {
  moduleId: number;
  cohort: Schema<'Cohort'>;
}

/** The milestones of a program; the open one stands in the address. */
export function ProgramMilestones(props: ProgramMilestonesProps) {
  const { milestone } = readProductSearch(useSearch({ strict: false }));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const state = useLazyPart(milestonePanel);
  if (state.status !== 'ready') return <Skeleton height={480} />;
  const { Part: MilestonePanel } = state;
  const show = (query: string) =>
    void navigate({ href: `${pathname}${query}`, resetScroll: false });
  return (
    <MilestonePanel
      {...props}
      openId={milestone}
      onOpen={(id) => show(`?tab=milestones&milestone=${id}`)}
      onClose={() => show('?tab=milestones')}
    />
  );
}
