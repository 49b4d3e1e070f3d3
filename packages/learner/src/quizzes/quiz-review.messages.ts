export const messages = {
  nextLesson: 'Next lesson',
  homework: 'Go to the homework',
  lesson: 'Back to the lesson',
  again: 'Answer again',
} as const;
