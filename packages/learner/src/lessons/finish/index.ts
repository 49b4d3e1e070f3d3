export { LessonFinish, type LessonFinishProps } from './lesson-finish.tsx';
