export { Playlist } from './playlist.tsx';
export type { PlaylistProps } from './playlist.types.ts';
export { PlaylistList, type PlaylistListProps } from './playlist-list.tsx';
