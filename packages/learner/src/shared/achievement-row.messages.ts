import { defineMessages } from '@uplink/api-client/messages';

export const achievementRowMessages = defineMessages('learner/achievement-row', {
  types: { 1: 'Completed', 2: 'Program completed', 3: 'Digital award' },
});
