import { defineMessages } from '@uplink/api-client/messages';

export const quizReviewMessages = defineMessages('kit/quiz-review', {
  noun: 'The review',
  none: 'This submission does not exist',
  noneText: 'It may have been removed, or the address may be wrong.',
  score: (score: number, total: number) => `${score} of ${total} right`,
  ofTotal: (total: number) => `of ${total}`,
  words: (wrong: number) =>
    wrong === 0
      ? 'Every packet arrived.'
      : wrong === 1
        ? 'One hop dropped a packet. See why, then continue.'
        : `${wrong} hops dropped a packet. See why, then continue.`,
  mentor: 'Your mentor',
  submitted: (when: string) => `Submitted ${when}.`,
  handedInBy: (name: string) => `Handed in by ${name}`,
  sentFeedback: 'Your feedback',
  attempts: 'Attempts',
  attempt: (number: number) => `Attempt ${number}`,
  shown: 'Shown here',
  compare: 'Compare with',
  compareNone: 'No comparison',
  beside: (attempt: string) => `Compare with ${attempt}`,
  inAttempt: (attempt: string) => `${attempt}:`,
  notAsked: 'not asked',
  noAnswer: 'no answer',
  right: 'Right',
  wrong: 'Wrong',
});
