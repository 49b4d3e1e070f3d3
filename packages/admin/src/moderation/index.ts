export type { ModerationQueueProps, ModerationSearch } from './moderation.types.ts';
export { ModerationQueue } from './moderation-queue.tsx';
