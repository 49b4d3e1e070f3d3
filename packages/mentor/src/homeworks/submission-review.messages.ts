export const messages = {
  noun: 'The submission',
  none: 'This submission does not exist',
  noneText: 'It may have been removed, or a letter of the address is wrong.',
  goesAlong: 'What you wrote in the message goes with it.',
  waitsFor: (name: string) => `Waits for ${name} to hand it in again.`,
  accept: 'Accept homework',
  sendBack: 'Ask for a revision',
  reopen: 'Open again',
  reviewed: {
    complete: 'Accepted. The learner is told.',
    needsRevision: 'Sent back. The learner is told.',
  },
  deeds: {
    pending: 'handed this in again',
    complete: 'accepted this',
    needsRevision: 'sent this back',
  },
  inbox: 'Back to the inbox',
  homework: 'Go to the homework',
} as const;
