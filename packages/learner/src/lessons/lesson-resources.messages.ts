import { defineMessages } from '@uplink/api-client/messages';

export const lessonResourcesMessages = defineMessages('learner/lesson-resources', {
  noResources: 'No resources in this lesson',
  noResourcesHelp: 'Slides and captures appear here when a mentor adds them.',
});
