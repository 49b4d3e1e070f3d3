export { CohortLessons } from './cohort-lessons.tsx';
export { CohortSettings, type OfCohortProps } from './cohort-settings.tsx';
export { ProgramCohorts, type ProgramCohortsProps } from './program-cohorts.tsx';
