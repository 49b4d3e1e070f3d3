import type { Schema } from '@uplink/api-client';

/** Everybody refers; ambassadors have a tier, a team and a link to book a call. */
export type RewardProgram = Schema<'RewardProgram'>;

export interface OfProgramProps {
  program: RewardProgram;
}

/** What somebody earned, as loaded. */
export interface RewardsProps {
  rewards: Schema<'RewardOverview'>;
}
