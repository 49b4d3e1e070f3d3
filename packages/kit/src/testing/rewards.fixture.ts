import type { Schema } from '@uplink/api-client';

/** What a person earned whose last request waits for its decision. */
export const rewardsFixture: Schema<'RewardOverview'> = {
  program: 'referral',
  isMember: true,
  balance: 64_000,
  held: 14_000,
  paidOut: 236_000,
  currency: 'USD',
  minWithdrawal: 5000,
  inviteUrl: 'https://uplink.academy/i/maya',
  referralCode: 'maya',
  displayName: 'Maya O.',
  funnel: [
    { range: 'days30', clicks: 38, applications: 6, enrollments: 2 },
    { range: 'year', clicks: 214, applications: 31, enrollments: 6 },
    { range: 'all', clicks: 220, applications: 32, enrollments: 6 },
  ],
  teamCount: 3,
  tiers: [{ fromCount: 1, name: 'Referral', amount: 50_000, share: 2000 }],
  tier: 'Referral',
  team: null,
  calendly: null,
  lastWithdrawRequest: {
    id: 3,
    type: 'referral',
    amount: 86_000,
    currency: 'USD',
    status: 2,
    note: 'Paid to bank',
    date: '2026-03-12T09:00:00.000Z',
    decidedAt: '2026-03-13T09:00:00.000Z',
  },
};
