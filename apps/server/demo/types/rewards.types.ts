import type { Schema } from '@uplink/api-client';

/** People of rewards.yaml are keys of people.yaml; `days` says how long ago. */
interface Dated {
  days: number;
}

type Program = Schema<'RewardProgram'>;

/** Visitors by someone's link: one with an account, or a number of people without one. */
export interface ClickContent extends Dated {
  of: string;
  /** Whose browser it was. @default that of a visitor without an account */
  by?: string;
  /** @default 1 */
  count?: number;
  /** The referrer had signed in with the same browser. @default false */
  isShared?: boolean;
}

export interface LeadContent extends Dated {
  of: string;
  email: string;
}

export interface AmbassadorContent extends Dated {
  person: string;
  /** The tier as its number of enrollments. */
  tier: number;
  calendly?: string;
}

export interface WithdrawalContent extends Dated {
  person: string;
  program: Program;
  /** @default it waits */
  paid?: Dated & Pick<Schema<'Payout'>, 'method' | 'reference'> & { proof: string; note: string };
}

export interface ContestContent {
  program: Program;
  name: string;
  announcement: string;
  startedDays: number;
  endsInDays: number;
}

export interface RewardsContent {
  ambassadors: AmbassadorContent[];
  clicks: ClickContent[];
  leads: LeadContent[];
  withdrawals: WithdrawalContent[];
  contests: ContestContent[];
  resources: Pick<Schema<'ProgramResources'>, 'program' | 'items'>[];
}
