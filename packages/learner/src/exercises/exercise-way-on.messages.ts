import { defineMessages } from '@uplink/api-client/messages';

export const exerciseWayOnMessages = defineMessages('learner/exercise-way-on', {
  exercise: 'Next exercise',
  nextLesson: 'Next lesson',
  lesson: 'Back to the lesson',
});
