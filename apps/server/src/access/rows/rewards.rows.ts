import type { AccessRows } from '../access-row.ts';
import { fixed, own, seenState } from '../object-ref.ts';

const adminSees = { admin: 'everybody' } as const;
const range = { startDate: '2026-01-01', endDate: '2026-12-31' };
/** Admins look at what they earned themselves, and decide on none of it. */
const looksAt = { path: { userId: own('learner') }, others: { learner: { own: 'ok' } } } as const;
const decidesOn = { path: { userId: own('learner') }, others: { learner: { own: 403 } } } as const;
const changeId = fixed('newId');
/** Only one of them has a balance. */
const ofBalance = { default: 409, student: 'ok' } as const;

const contest = {
  name: 'Relay',
  startsAt: '2026-03-01T00:00:00.000Z',
  endsAt: '2036-04-01T00:00:00.000Z',
  reason: 'Every spring',
} as const;
/** The first call makes the contest or a new version of the resources, so the second is stale. */
const ofFirst = { default: 'ok', marketing: 409 } as const;

/** Links, rewards, withdrawals and contests: one's own, and what staff do with them. */
export const rewards: AccessRows = {
  getMyReferral: { who: 'signedIn' },
  patchMyReferral: { who: 'signedIn', body: { displayName: 'Robin' } },
  listMyReferralTeam: { who: 'signedIn' },
  listMyReferralEnrollments: { who: 'signedIn' },
  listMyReferralActivity: { who: 'signedIn' },
  listReferralParticipants: { who: 'signedIn' },
  listReferralContests: { who: 'signedIn' },
  listReferralResources: { who: 'signedIn' },
  createReferralLead: { who: 'everyone', body: { email: fixed('newEmail'), referralCode: 'none' } },
  getInvitation: { who: 'everyone', path: { code: 'none' } },
  countReferralClick: { who: 'everyone', body: { referralCode: 'none' } },
  listMyWithdrawRequests: { who: 'signedIn' },
  createWithdrawRequest: { who: 'signedIn', body: { type: 'referral', changeId }, own: ofBalance },
  turnRewardsIntoCredits: {
    who: 'signedIn',
    body: { type: 'ambassador', changeId },
    own: ofBalance,
  },
  getMyAmbassador: { who: 'signedIn' },
  patchMyAmbassador: { who: 'signedIn', body: { displayName: 'Robin' } },
  listMyAmbassadorTeam: { who: 'signedIn' },
  listMyAmbassadorEnrollments: { who: 'signedIn' },
  listMyAmbassadorActivity: { who: 'signedIn' },
  listAmbassadorParticipants: { who: 'signedIn' },
  listAmbassadorContests: { who: 'signedIn' },
  listAmbassadorResources: { who: 'signedIn' },

  getReferralStats: { who: 'manageReferral', query: range },
  listReferralLogs: { who: 'manageReferral', query: range },
  updateReferralContest: { who: 'manageReferral', body: contest, own: ofFirst },
  getAmbassadorStats: { who: 'manageReferral', query: range },
  listAmbassadorLogs: { who: 'manageReferral', query: range },
  updateAmbassadorContest: { who: 'manageReferral', body: contest, own: ofFirst },
  getReferralResources: { who: 'manageReferral', query: { program: 'referral' } },
  putReferralResources: {
    who: 'manageReferral',
    body: {
      program: 'referral',
      version: 1,
      items: [{ title: 'Words', text: 'Join me', url: null }],
    },
    own: ofFirst,
  },
  getReferralRules: { who: 'manageReferral', query: { program: 'referral' } },
  listAmbassadors: { who: 'manageReferral' },
  putReferralRules: {
    who: 'readRewards',
    body: {
      rules: {
        program: 'referral',
        version: 1,
        currency: 'USD',
        holdingDays: 30,
        minWithdrawal: 5000,
        approvalLimit: 50_000,
        teamAmount: 0,
        teamCap: 0,
        tiers: [{ fromCount: 1, name: 'Referral', amount: 50_000, share: 2000 }],
      },
      reason: 'As agreed',
    },
  },
  getUserReferralStats: { who: 'readRewards', ...looksAt, shows: adminSees },
  listUserReferralLogs: { who: 'readRewards', ...looksAt },
  listSuspectedReferrals: { who: 'readRewards' },
  listWithdrawRequests: { who: 'readRewards' },
  getAmbassador: { who: 'readRewards', path: { userId: own('learner') }, shows: adminSees },
  makeAmbassador: {
    who: 'payRewards',
    ...decidesOn,
    body: { fromCount: 1, version: seenState, reason: 'Runs a user group' },
    shows: adminSees,
  },
  patchAmbassador: {
    who: 'payRewards',
    path: { userId: own('learner') },
    body: { calendly: 'https://calendly.com/robin' },
    shows: adminSees,
  },
  payoutAmbassador: {
    who: 'payRewards',
    ...decidesOn,
    body: {
      amount: 1,
      changeId,
      note: 'Travel',
      method: 'paypal',
      reference: fixed('newId'),
      proof: 'https://bank.example/t/1',
    },
  },
  decideOnReferral: {
    who: 'payRewards',
    path: { id: own('suspectedReferral') },
    body: { decision: 'accept', note: 'They are siblings' },
  },
  updateWithdrawRequest: {
    who: 'payRewards',
    path: { id: own('withdrawal') },
    body: {
      version: 1,
      status: 2,
      note: 'Paid to bank',
      method: 'bankTransfer',
      reference: fixed('newId'),
      proof: 'https://bank.example/t/1',
    },
  },
  failPayout: {
    who: 'payRewards',
    path: { id: own('paidWithdrawal') },
    body: { version: 2, failure: 'The account is closed' },
  },
};
