/** Codes of reward programs. */

/** Answers to a request for a payout. */
export const WithdrawStatus = { requested: 1, approved: 2, rejected: 3 } as const;
export type WithdrawStatus = (typeof WithdrawStatus)[keyof typeof WithdrawStatus];

export const WITHDRAW_STATUS_LABELS = {
  1: 'Requested',
  2: 'Approved',
  3: 'Rejected',
} as const satisfies Record<WithdrawStatus, string>;

/** What a contest counts: paid enrolments inside its dates. */
export const EnrollmentCountType = { paid: 1 } as const;
export type EnrollmentCountType = (typeof EnrollmentCountType)[keyof typeof EnrollmentCountType];
