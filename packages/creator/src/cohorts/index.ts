export { ProgramCohorts, type ProgramCohortsProps } from './program-cohorts.tsx';
