export const messages = {
  noun: 'The inbox',
  unit: 'submissions',
  clear: 'No quizzes have been handed in yet.',
  right: (score: number, total: number) => `${score} of ${total} right`,
} as const;
