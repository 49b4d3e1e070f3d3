import { defineMessages } from '@uplink/api-client/messages';

export const quizReviewMessages = defineMessages('mentor/quiz-review', {
  feedback: 'Feedback to the learner',
  message: 'Message',
  send: 'Send feedback',
  deeds: { complete: 'sent feedback on this' },
  inbox: 'Back to the inbox',
});
