export const messages = {
  feedback: 'Feedback to the learner',
  message: 'Message',
  send: 'Send feedback',
  inbox: 'All quizzes handed in',
} as const;
