import { defineMessages } from '@uplink/api-client/messages';

export const changesMessages = defineMessages('learner/changes', {
  title: 'What’s new',
  status: 'What works right now',
  lead: 'What has changed in the academy for learners.',
});
