import { defineMessages } from '@uplink/api-client/messages';

export const adminHomeMessages = defineMessages('admin/admin-home', {
  noun: 'The overview',
  decisions: 'Needs a decision',
  nothing: 'Nothing is waiting for you.',
  figures: 'Key figures',
  none: 'Nothing here',
  noneText: 'Your roles don’t give you any decisions here.',
  kinds: {
    applications: 'Applications waiting',
    refundRequests: 'Refund requests',
    failedPayments: 'Failed payments in grace',
    frozenAccounts: 'Frozen accounts',
    unknownPayments: 'Payments with unknown outcome',
    failedJobs: 'Failed jobs',
    startingCohorts: 'Cohorts starting within 14 days',
    referralWithdrawals: 'Referrer withdrawal requests',
    ambassadorWithdrawals: 'Ambassador withdrawal requests',
    suspectedReferrals: 'Possible self-referrals to review',
    reports: 'Reports in moderation',
  },
  facts: {
    users: 'Users',
    newUsers: 'New in 30 days',
    activePurchases: 'Active purchases',
  },
});
