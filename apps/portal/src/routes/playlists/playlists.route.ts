import { lazyPage } from '../../app/lazy-page.ts';
import { pagedRoute } from '../shared/paged-route.ts';

const playlists = () => import('./playlists.page.tsx');

/** The own playlists, and one of them. */
export const playlistRoutes = [
  pagedRoute('/playlists', 'Playlists', lazyPage(playlists, 'PlaylistsPage'), 'playlists'),
  pagedRoute('/playlists/$playlistId', 'Playlist', lazyPage(playlists, 'PlaylistPage'), 'playlist'),
];
