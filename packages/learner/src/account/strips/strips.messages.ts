export const messages = {
  survey: (program: string) => `${program} has a few questions before you go on.`,
  answer: 'ANSWER NOW',
  cancelled: (product: string) => `Your subscription to ${product} was cancelled.`,
  reactivate: 'REACTIVATE',
  referral: (count: number) =>
    count === 1
      ? 'Somebody you invited has enrolled. Thank you!'
      : `${count} people you invited have enrolled. Thank you!`,
  invite: 'Do you know somebody who would like to learn here too?',
  inviteNow: 'INVITE',
  close: 'Close',
  inviteTitle: 'Invite somebody',
  inviteText: 'I learn network engineering at Uplink Academy. Come and have a look.',
  inviteNote: 'The link leads to the academy. It says nothing about you.',
} as const;
