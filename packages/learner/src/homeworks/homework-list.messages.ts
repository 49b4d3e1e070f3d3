import { defineMessages } from '@uplink/api-client/messages';

export const homeworkListMessages = defineMessages('learner/homework-list', {
  noun: 'Your homework',
  unit: 'homeworks',
  empty: 'No homework here',
  emptyText: 'Homework appears with the lessons of your courses.',
});
