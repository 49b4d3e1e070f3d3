export const messages = {
  noun: 'Your achievements',
  unit: 'achievements',
  empty: 'Nothing earned yet',
  emptyText: 'A course, project or program that you complete stands here.',
  find: 'Find a course',
  share: (name: string) => `Share ${name}`,
  shareText: (name: string) => `I earned "${name}" at Uplink Academy.`,
  shareNote: 'Anybody who opens the link sees your name and what you earned, without an account.',
  labels: {
    points: 'XP',
    level: 'Level',
    lessons: 'Lessons done',
    products: 'Products done',
  },
} as const;
