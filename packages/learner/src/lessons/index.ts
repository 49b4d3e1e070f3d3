export { LessonPlayer, type LessonPlayerProps } from './lesson-player.tsx';
