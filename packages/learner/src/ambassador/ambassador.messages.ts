import { defineMessages } from '@uplink/api-client/messages';

/** Every sentence that only ambassadors read. */
export const ambassadorMessages = defineMessages('learner/ambassador', {
  payout: 'Payout per student',
  upTo: (amount: string) => `Up to ${amount}`,
  tiers: 'Tiers',
  from: (count: number) => `from ${count}`,
  team: 'Team sign-ups',
  earned: (amount: string, cap: string) => `${amount} of ${cap}`,
  hops: (done: number, total: number) => `${done} of ${total} hops`,
  signUps: (done: number, total: number) => `Team sign-ups: ${done} of ${total} hops`,
  each: (amount: string, cap: string) =>
    `${amount} for each person on your team who becomes an ambassador, up to ${cap}.`,
  joined: (names: string) => `Joined: ${names}`,
  calendly: 'Calendly link',
  httpsOnly: 'Enter a link that starts with https://',
  calendlyHelp: 'Shown on the page of your link as “Book a call”. It starts with https://.',
  toTier: (done: number, of: number, tier: string) => `${done} of ${of} students to ${tier}`,
  highest: 'You have the highest tier.',
  invite: 'Invite to the team',
  inviteText: 'Join my team at Uplink Academy:',
  inviteNote: 'People who open your link and become ambassadors join your team.',
  save: 'Save',
  saved: 'Saved.',
});
