export { SaveLesson, type SaveLessonProps } from './save-lesson.tsx';
