export const messages = {
  questions: 'Questions',
  kinds: {
    singleAnswer: 'one answer',
    multipleAnswer: 'all that apply',
    fillInTheBlank: 'fill in the blank',
  },
  place: (position: number, total: number) => `${position} of ${total}`,
  complete: 'Complete the sentence.',
  stop: (position: number, words: string) => `Question ${position}, ${words}`,
  blank: (position: number) => `Blank of question ${position}`,
} as const;
