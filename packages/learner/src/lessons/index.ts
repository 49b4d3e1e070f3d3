export { LessonPlayer, type LessonPlayerProps } from './lesson-player.tsx';
export { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';
