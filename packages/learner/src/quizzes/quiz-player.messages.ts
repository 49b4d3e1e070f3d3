export const messages = {
  kinds: {
    singleAnswer: 'one answer',
    multipleAnswer: 'all that apply',
    fillInTheBlank: 'fill in the blank',
  },
  complete: 'Complete the sentence.',
  intro: (count: number) =>
    `${count} ${count === 1 ? 'question' : 'questions'}, no timer. Your answers are kept until you submit them.`,
  answered: (done: number, total: number) => `${done} of ${total} answered`,
  toGo: (count: number) => `${count} to go`,
  submit: 'Submit answers',
  noQuiz: 'This lesson has no quiz',
  notSent:
    'Some answers could not be saved yet. They are kept here; submit again when the link is back.',
  chooseFirst: 'Choose first which version to keep of what was changed elsewhere.',
  question: (position: number) => `Question ${position}`,
  score: (wrong: number) =>
    wrong === 0
      ? 'Every packet arrived.'
      : wrong === 1
        ? 'One hop dropped a packet. Read why, then go on.'
        : `${wrong} hops dropped a packet. Read why, then go on.`,
} as const;
