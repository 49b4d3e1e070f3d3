/** An exercise before and after a quiz or an exam, loaded as one. */
export { ExerciseQuestion } from './exercise-question.view.tsx';
export { ExerciseReview } from './exercise-review.view.tsx';
