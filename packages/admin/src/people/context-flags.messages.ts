import { defineMessages } from '@uplink/api-client/messages';

export const contextFlagsMessages = defineMessages('admin/context-flags', {
  title: 'Stored flags',
  help: 'Only these can be changed: points, levels and payment states follow from what happened.',
  noun: 'The flags',
  flags: {
    finishedInvite: 'Finished the invitation to refer friends',
    closedInviteNotification: 'Closed the notice about invitations',
    referralFlowStatus: 'Step of the referral flow',
    cancelledProductName: 'Name of the cancelled product shown on home',
    isSessionRecordingEnabled: 'Record sessions',
  },
  recordingHelp:
    'Only while they are a student or an instructor assistant and agree to it in their browser. Texts and entries are never recorded.',
  computed: {
    level: 'Level',
    totalXpPoints: 'XP',
    paymentStatus: 'Payments',
    referralsEnrolled: 'Referrals enrolled',
  },
  payments: { ok: 'Up to date', declined: 'Declined, in grace', frozen: 'Frozen' },
  reason: 'Reason for the log',
  values: { true: 'Yes', false: 'No' },
  save: 'Save flags',
  changed: 'These flags have changed in the meantime. You now see the current ones.',
});
