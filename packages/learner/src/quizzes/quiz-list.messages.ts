import { defineMessages } from '@uplink/api-client/messages';

export const quizListMessages = defineMessages('learner/quiz-list', {
  noun: 'Your quizzes',
  unit: 'quizzes',
  empty: 'No quizzes here',
  emptyText: 'Quizzes appear with the lessons of your courses.',
  questions: (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`,
  right: (score: number, total: number) => `${score} of ${total} right`,
});
