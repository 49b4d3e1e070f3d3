import { defineMessages } from '@uplink/api-client/messages';

export const quizInboxMessages = defineMessages('mentor/quiz-inbox', {
  noun: 'The inbox',
  unit: 'submissions',
  title: (count: string) => `${count} handed in`,
  order: 'Newest first.',
  clear: 'No quizzes have been handed in yet.',
  product: 'Product',
  right: 'Right',
  score: (score: number, total: number) => `${score} of ${total}`,
  feedback: 'Feedback',
  given: 'Given',
  notGiven: 'None yet',
});
