export { LessonPlayer, type LessonPlayerProps } from './lesson-player.tsx';
export type { LessonPanel } from './lesson-player.view.tsx';
export type { Video, VideoMark } from './video/video.types.ts';
