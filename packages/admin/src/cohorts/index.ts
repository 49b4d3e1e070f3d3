export { CohortList } from './cohort-list.tsx';
export { CohortPage, type CohortPageProps } from './cohort-page.tsx';
export type { CohortLearnersSearch, CohortListProps, CohortListSearch } from './cohorts.types.ts';
