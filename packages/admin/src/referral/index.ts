export { ContestForm } from './contest-form.tsx';
export type { DateSearch } from './date-range.types.ts';
export { ParticipantList } from './participant-list.tsx';
export {
  ProgramFrame,
  type ProgramFrameProps,
  type ProgramTab,
  programTabs,
} from './program-frame.tsx';
export { ProgramOverview, type ProgramOverviewProps } from './program-overview.tsx';
export type { OfProgramProps, RewardProgram } from './referral.types.ts';
export { ResourcesForm } from './resources-form.tsx';
export { RulesForm } from './rules-form.tsx';
export { SuspectList, type SuspectListProps } from './suspect-list.tsx';
export { UserRewards, type UserRewardsProps } from './user-rewards.tsx';
export { WithdrawList, type WithdrawListProps, type WithdrawSearch } from './withdraw-list.tsx';
