export const messages = {
  title: 'What the portal keeps',
  help: 'Only these can be changed: points, levels and payment states follow from what happened.',
  noun: 'What the portal keeps',
  flags: {
    finishedInvite: 'Finished the invitation to refer friends',
    closedInviteNotification: 'Closed the notice about invitations',
  },
  referralFlowStatus: 'Step of the referral flow',
  cancelledProductName: 'Cancelled product that the portal still names',
  computed: {
    level: 'Level',
    totalXpPoints: 'XP',
    paymentStatus: 'Payments',
    referralsEnrolled: 'Referrals enrolled',
  },
  payments: { ok: 'In order', declined: 'Declined, in grace', frozen: 'Frozen' },
  reason: 'Reason for the log',
  save: 'Save flags',
  changed: 'These flags have changed since. They are shown as they are now.',
} as const;
