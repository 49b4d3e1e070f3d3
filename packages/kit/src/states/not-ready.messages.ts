export const messages = {
  openPart: 'Go back',
  home: 'Go home',
  buyLesson: 'Buy this lesson',
  forbidden: 'You cannot open this',
} as const;
