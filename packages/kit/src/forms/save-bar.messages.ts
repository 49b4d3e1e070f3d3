export const messages = {
  waiting: (count: number) => (count === 1 ? '1 change not saved' : `${count} changes not saved`),
  saved: 'Saved',
  discard: 'Discard',
} as const;
