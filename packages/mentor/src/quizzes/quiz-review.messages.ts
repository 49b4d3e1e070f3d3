export const messages = {
  feedback: 'Feedback to the learner',
  message: 'Message',
  send: 'Send feedback',
  deeds: { complete: 'wrote about this' },
  inbox: 'All quizzes handed in',
} as const;
