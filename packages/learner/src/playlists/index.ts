export { Playlist, type PlaylistProps } from './playlist.tsx';
export { PlaylistList, type PlaylistListProps } from './playlist-list.tsx';
