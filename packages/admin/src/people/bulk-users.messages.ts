const users = (count: number) => `${count} ${count === 1 ? 'user' : 'users'}`;

export const messages = {
  actions: {
    message: 'Message',
    cohort: 'Add to a cohort',
    award: 'Issue an award',
    block: 'Block',
  },
  titles: {
    message: (count: number) => `Write to ${users(count)}`,
    cohort: (count: number) => `Add ${users(count)} to a cohort`,
    award: (count: number) => `Issue an award to ${users(count)}`,
    block: (count: number) => `Block ${users(count)}`,
  },
  texts: {
    message: 'Each is sent an email with their first name at its start.',
    cohort: 'Whoever has another cohort of the program moves. Progress stays.',
    award: 'Whoever has it already keeps it.',
    block: 'They are signed out everywhere at once, and can’t sign in until you unblock them.',
  },
  subject: 'Subject',
  text: 'Message',
  cohort: 'Cohort',
  award: 'Award',
  product: 'Product',
  reason: 'Reason',
  reasonHelp: 'For the log.',
  download: 'Download CSV',
} as const;
