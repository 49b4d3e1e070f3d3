import { defineMessages } from '@uplink/api-client/messages';

export const learningListMessages = defineMessages('learner/learning-list', {
  noun: 'Your learning',
  empty: 'Nothing in progress yet',
  emptyText: 'Choose where your route begins.',
  find: 'Find a course',
  groups: {
    learning: 'Learning now',
    waiting: 'Not started yet',
    applied: 'Applied for',
    done: 'Done',
    suspended: 'Suspended',
  },
});
