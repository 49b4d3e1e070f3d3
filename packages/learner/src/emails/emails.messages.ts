export const messages = {
  noun: 'The emails',
  empty: 'No emails yet',
  emptyText: 'The emails that your products send to their learners stand here.',
} as const;
