import { defineMessages } from '@uplink/api-client/messages';

export const quizReviewMessages = defineMessages('learner/quiz-review', {
  nextLesson: 'Next lesson',
  homework: 'Go to the homework',
  lesson: 'Back to the lesson',
  again: 'Answer again',
});
