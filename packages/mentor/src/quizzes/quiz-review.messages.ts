export const messages = {
  feedback: 'Feedback to the learner',
  message: 'Message',
  send: 'Send feedback',
  deeds: { complete: 'sent feedback on this' },
  inbox: 'Back to the inbox',
} as const;
