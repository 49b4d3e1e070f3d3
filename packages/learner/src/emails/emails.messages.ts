export const messages = {
  noun: 'The emails',
  empty: 'No emails yet',
  emptyText: 'Emails your products send to their learners appear here.',
} as const;
