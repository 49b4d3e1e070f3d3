export const messages = {
  feedback: 'Feedback to the learner',
  message: 'Message',
  send: 'Send feedback',
  deeds: { complete: 'wrote about this' },
  inbox: 'Back to the inbox',
} as const;
