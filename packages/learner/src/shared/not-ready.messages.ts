export const messages = {
  openPart: 'Go to what is open',
  forbidden: 'You cannot open this',
} as const;
