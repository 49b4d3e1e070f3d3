import type { Schema } from '@uplink/api-client';

export type RewardProgram = Schema<'RewardProgram'>;

export interface OfProgramProps {
  /** Referral or ambassador program. */
  program: RewardProgram;
}
