import { defineMessages } from '@uplink/api-client/messages';

export const stripsMessages = defineMessages('learner/strips', {
  declined: (amount: string, product: string, days: number) =>
    `${amount} for ${product} was declined. You keep full access for ${days === 1 ? '1 more day' : `${days} more days`}.`,
  declinedToday: (amount: string, product: string) =>
    `${amount} for ${product} was declined. Access is limited after today.`,
  pay: 'PAY NOW',
  terms: 'Please read and sign an agreement before you start learning.',
  readTerms: 'READ AND SIGN',
  survey: (program: string) => `${program} has a few questions for you before you continue.`,
  answer: 'ANSWER NOW',
  cancelled: (product: string) => `Your subscription to ${product} was cancelled.`,
  reactivate: 'REACTIVATE',
  referral: (count: number) =>
    count === 1
      ? 'Someone you invited has enrolled. Thank you!'
      : `${count} people you invited have enrolled. Thank you!`,
  invite: 'Know someone who would like to learn here too?',
  inviteNow: 'INVITE',
  close: 'Close',
  inviteTitle: 'Invite someone',
  inviteText: "I'm learning network engineering at Uplink Academy. Come and take a look.",
  inviteNote: "The link opens the academy and doesn't share anything about you.",
});
