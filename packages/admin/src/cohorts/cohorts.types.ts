import type { Schema } from '@uplink/api-client';
import type { CohortLearnersFilter, CohortsFilter } from '@uplink/api-client/react';
import type { ListSearchProps } from '@uplink/kit/lists';

export type CohortListSearch = CohortsFilter;

export interface CohortListProps extends ListSearchProps<CohortListSearch> {
  /** Where a cohort is shown. */
  hrefOf: (cohortId: number) => string;
}

export type CohortLearnersSearch = CohortLearnersFilter;

/** What only admins and authors of the program change. */
export type AuthoredPart = 'lessons' | 'settings';

/** What the address of a cohort says: its tab, and which learners are shown. */
export interface CohortSearch extends CohortLearnersSearch {
  tab?: 'learners' | 'milestones' | AuthoredPart | undefined;
}

export type Learner = Schema<'CohortLearner'>;
export type Cell = Learner['milestones'][number];
export type CohortMilestone = Schema<'CohortMilestone'>;
export type Action = Schema<'CohortDecisions'>['action'];
