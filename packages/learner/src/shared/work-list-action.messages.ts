export const messages = {
  showAll: 'Show all',
  find: 'Find a course',
} as const;
