export { ActivityCard } from './activity-card.tsx';
export { BalanceCard } from './balance-card.tsx';
export { BoardCard } from './board-card.tsx';
export { ContestCard } from './contest-card.tsx';
export { FunnelCard } from './funnel-card.tsx';
export { InviteCard } from './invite-card.tsx';
export { InviteWelcome, type InviteWelcomeProps } from './invite-welcome.tsx';
export { NameCard } from './name-card.tsx';
export { EnrollmentList, TeamList } from './people-lists.tsx';
export type { OfProgramProps, RewardProgram, RewardsProps } from './referral.types.ts';
export { ResourceList } from './resource-list.tsx';
export {
  RewardsFrame,
  type RewardsFrameProps,
  type RewardTab,
  rewardTabs,
} from './rewards-frame.tsx';
export { WithdrawalsCard } from './withdrawals-card.tsx';
export { WordsCard } from './words-card.tsx';
