import { defineMessages } from '@uplink/api-client/messages';

export const exerciseReviewMessages = defineMessages('kit/exercise-review', {
  work: 'Your answer',
  theirWork: 'Answer given',
  model: 'A correct answer',
  commands: 'commands',
  noAnswer: 'no answer',
});
