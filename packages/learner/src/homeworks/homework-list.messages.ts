export const messages = {
  noun: 'Your homework',
  unit: 'homeworks',
  empty: 'No homework here',
  emptyText: 'Homework appears with the lessons of your courses.',
} as const;
