export { Playlist, type PlaylistProps } from './playlist.tsx';
export { PlaylistList, type PlaylistListProps } from './playlist-list.tsx';
export { SaveLesson, type SaveLessonProps } from './save-lesson.tsx';
