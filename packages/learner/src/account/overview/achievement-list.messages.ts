import { defineMessages } from '@uplink/api-client/messages';

export const achievementListMessages = defineMessages('learner/achievement-list', {
  noun: 'Your achievements',
  unit: 'achievements',
  empty: 'Nothing earned yet',
  emptyText: 'Courses, projects and programs you complete appear here.',
  find: 'Find a course',
  share: (name: string) => `Share ${name}`,
  shareText: (name: string) => `I earned "${name}" at Uplink Academy.`,
  shareNote: 'Anyone with the link can see your name and what you earned, even without an account.',
  labels: {
    points: 'XP',
    level: 'Level',
    lessons: 'Lessons done',
    products: 'Products done',
  },
});
