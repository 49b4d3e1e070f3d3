export const messages = {
  noun: 'Your achievements',
  unit: 'achievements',
  empty: 'Nothing earned yet',
  emptyText: 'A course, project or program that you complete stands here.',
  find: 'Find a course',
  labels: {
    points: 'XP',
    level: 'Level',
    lessons: 'Lessons done',
    products: 'Products done',
  },
} as const;
