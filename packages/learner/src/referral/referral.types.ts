import type { Schema } from '@uplink/api-client';

/** All learners refer; ambassadors have a tier, a team and a link to book a call. */
export type RewardProgram = Schema<'RewardProgram'>;

export interface OfProgramProps {
  /** Referral or ambassador program. */
  program: RewardProgram;
}

/** What a person earned, as loaded. */
export interface RewardsProps {
  /** What a person earned, as loaded. */
  rewards: Schema<'RewardOverview'>;
}
