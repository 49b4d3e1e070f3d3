import type { Schema } from '@uplink/api-client';
import { rewardsFixture } from '@uplink/kit/testing';

const maya = { id: 7, name: 'Maya Okafor', avatar: null };
const ada = { id: 2, name: 'Ada Park', avatar: null };

/** Who looks: an admin, or a person of marketing. */
export const staffFixture = (...roles: Schema<'CurrentUser'>['roles']) =>
  ({ id: ada.id, roles }) as unknown as Schema<'CurrentUser'>;

export const statsFixture: Schema<'ProgramStats'> = {
  clicks: 1214,
  applications: 131,
  enrollments: 26,
  earned: 812_000,
  takenBack: 14_000,
  paidOut: 236_000,
  owed: 64_000,
  held: 498_000,
  currency: 'USD',
};

export const activityFixture: Schema<'RewardActivity'>[] = [
  {
    id: 3,
    kind: 'enrollment',
    count: 1,
    person: 'Petra S.',
    product: 'Network Engineer Program',
    amount: 50_000,
    currency: 'USD',
    date: '2026-03-20T09:00:00.000Z',
  },
  {
    id: 2,
    kind: 'withdrawal',
    count: 1,
    person: null,
    product: null,
    amount: -86_000,
    currency: 'USD',
    date: '2026-03-12T09:00:00.000Z',
  },
  {
    id: 1,
    kind: 'click',
    count: 38,
    person: null,
    product: null,
    amount: null,
    currency: 'USD',
    date: '2026-03-01T09:00:00.000Z',
  },
];

const request: Schema<'WithdrawRequest'> = {
  id: 3,
  type: 'referral',
  amount: 64_000,
  currency: 'USD',
  status: 1,
  note: null,
  date: '2026-03-12T09:00:00.000Z',
  decidedAt: null,
};

/** One that waits, one that another person decides on, and one that was paid. */
export const requestsFixture: Schema<'ManagedWithdrawRequest'>[] = [
  {
    request,
    version: 1,
    user: maya,
    requestedBy: maya,
    decidedBy: null,
    proof: null,
    payout: null,
    mayDecide: true,
  },
  {
    request: { ...request, id: 2, amount: 120_000 },
    version: 1,
    user: { id: 8, name: 'Linh Tran', avatar: null },
    requestedBy: ada,
    decidedBy: null,
    proof: null,
    payout: null,
    mayDecide: false,
  },
  {
    request: {
      ...request,
      id: 1,
      status: 2,
      note: 'Paid to bank',
      decidedAt: '2026-03-13T09:00:00.000Z',
    },
    version: 2,
    user: { id: 9, name: 'Owen Murphy', avatar: null },
    requestedBy: { id: 9, name: 'Owen Murphy', avatar: null },
    decidedBy: ada,
    proof: 'https://bank.example/t/1',
    payout: { method: 'bankTransfer', reference: 'UA-2026-031', status: 'paid', failure: null },
    mayDecide: false,
  },
];

export const suspectFixture: Schema<'SuspectedReferral'> = {
  id: 5,
  referrer: maya,
  person: { id: 31, name: 'M. Okafor', avatar: null },
  product: 'OSPF in Practice',
  amount: 14_000,
  currency: 'USD',
  reasons: ['card', 'browser'],
  date: '2026-03-20T09:00:00.000Z',
};

export const contestFixture: Schema<'Contest'> = {
  id: 4,
  name: 'Spring relay',
  announcement: 'Most paid enrollments until 31 March wins a rack of lab routers.',
  enrollmentCountType: 1,
  startsAt: '2026-03-01T00:00:00.000Z',
  endsAt: '2026-04-01T00:00:00.000Z',
  timeZone: 'UTC',
  state: 'open',
  version: 2,
};

export const rulesFixture: Schema<'RewardRules'> = {
  program: 'ambassador',
  version: 3,
  currency: 'USD',
  holdingDays: 30,
  minWithdrawal: 5000,
  approvalLimit: 50_000,
  teamAmount: 10_000,
  teamCap: 100_000,
  tiers: [
    { fromCount: 1, name: 'Tier 1', amount: 50_000, share: 5000 },
    { fromCount: 5, name: 'Tier 2', amount: 55_000, share: 5000 },
  ],
};

export const userRewardsFixture: Schema<'UserRewards'> = {
  user: maya,
  referralCode: 'maya',
  referral: rewardsFixture,
  ambassador: null,
  approvalLeft: { referral: 50_000, ambassador: 50_000 },
  fromCount: null,
  version: 0,
};

export const ambassadorRewardsFixture: Schema<'UserRewards'> = {
  ...userRewardsFixture,
  ambassador: { ...rewardsFixture, program: 'ambassador', balance: 20_000, tier: 'Tier 2' },
  fromCount: 5,
  version: 2,
};
