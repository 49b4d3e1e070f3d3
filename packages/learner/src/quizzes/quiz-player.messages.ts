import { defineMessages } from '@uplink/api-client/messages';

export const quizPlayerMessages = defineMessages('learner/quiz-player', {
  noun: 'The quiz',
  intro: (count: number) =>
    `${count} ${count === 1 ? 'question' : 'questions'}, no timer. Your answers are kept until you submit them.`,
  submit: 'Submit answers',
  saved: 'Answers',
  noQuiz: 'This lesson has no quiz',
  noQuizText: 'You can continue with the lesson.',
  notSent:
    "Some answers could not be saved yet. They are kept here. Submit again when you're back online.",
  chooseFirst: 'This was changed elsewhere. Choose which version to keep first.',
  mentor: 'Your mentor',
  attempts: 'Previous attempts',
  attempt: (score: number, total: number) => `${score} of ${total} right`,
  latestCounts: 'You can answer again as often as you like. The latest answers count.',
});
