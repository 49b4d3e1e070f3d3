export const messages = {
  noun: 'The quiz',
  intro: (count: number) =>
    `${count} ${count === 1 ? 'question' : 'questions'}, no timer. Your answers are kept until you submit them.`,
  submit: 'Submit answers',
  saved: 'Answers',
  noQuiz: 'This lesson has no quiz',
  noQuizText: 'Go on with the lesson itself; nothing else is asked here.',
  notSent:
    'Some answers could not be saved yet. They are kept here; submit again when the link is back.',
  chooseFirst: 'Choose first which version to keep of what was changed elsewhere.',
  mentor: 'Your mentor',
  attempts: 'Handed in before',
  attempt: (score: number, total: number) => `${score} of ${total} right`,
  latestCounts: 'You can answer again as often as you like. The latest answers count.',
} as const;
