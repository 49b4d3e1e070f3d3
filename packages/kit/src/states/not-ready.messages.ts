export const messages = {
  openPart: 'Go back',
  home: 'Go home',
  forbidden: 'You cannot open this',
} as const;
