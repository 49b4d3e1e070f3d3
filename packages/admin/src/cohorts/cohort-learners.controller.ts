import type { Schema } from '@uplink/api-client';
import { cohortLearnersQuery, useUplink } from '@uplink/api-client/react';
import { type PageState, pageState, useHeldQuery } from '@uplink/kit/states';
import type { CohortLearnersSearch, Learner } from './cohorts.types.ts';

/** A learner as a row of a list. */
export type LearnerRow = Learner & { id: number };

/** A page of the learners of a cohort. */
export function useCohortLearners(
  cohortId: number,
  search: CohortLearnersSearch,
): PageState<LearnerRow, Schema<'KeysetPaging'>> {
  const query = useHeldQuery(cohortLearnersQuery(useUplink(), cohortId, search));
  const page = pageState<Learner, Schema<'KeysetPaging'>>(query);
  if (page.status !== 'ready') return page;
  return { ...page, items: page.items.map((one) => ({ ...one, id: one.user.id })) };
}
