import { defineMessages } from '@uplink/api-client/messages';

export const workListActionMessages = defineMessages('learner/work-list-action', {
  showAll: 'Show all',
  find: 'Find a course',
});
