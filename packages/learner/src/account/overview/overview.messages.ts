import { defineMessages } from '@uplink/api-client/messages';

export const overviewMessages = defineMessages('learner/overview', {
  noun: 'Your overview',
  memberSince: (date: string) => `Member since ${date}`,
  isPublished: 'Public profile',
  isPrivate: 'Private profile',
  edit: 'Edit profile',
  see: 'View public profile',
  figures: 'Your stats',
  latest: 'Latest achievements',
  all: 'All achievements',
  labels: {
    points: 'XP',
    lessons: 'Lessons done',
    learning: 'Learning now',
    done: 'Products done',
    quizzes: 'Quizzes handed in',
    homeworks: 'Homework accepted',
    time: 'Video watched',
    days: 'Days active',
  },
});
