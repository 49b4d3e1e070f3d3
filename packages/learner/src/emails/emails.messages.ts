export const messages = {
  noun: 'The e-mails',
  empty: 'No e-mails yet',
  emptyText: 'The e-mails that your products send to their learners stand here.',
} as const;
