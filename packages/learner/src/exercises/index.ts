export { LessonExercises, type LessonExercisesProps } from './lesson-exercises.tsx';
