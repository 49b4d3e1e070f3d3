import { defineMessages } from '@uplink/api-client/messages';

export const lessonExercisesMessages = defineMessages('learner/lesson-exercises', {
  exercises: (count: number) => (count === 1 ? 'Exercise' : 'Exercises'),
  open: 'Try it',
});
