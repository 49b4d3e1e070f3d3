export const messages = {
  openPart: 'Go to what is open',
  home: 'Go home',
  forbidden: 'You cannot open this',
} as const;
