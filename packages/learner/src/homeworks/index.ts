export { HomeworkList, type HomeworkListProps } from './homework-list.tsx';
export { HomeworkPlayer, type HomeworkPlayerProps } from './homework-player.tsx';
