import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { readAccountSearch } from './account.search.ts';
import { protectedRoute } from './root.route.ts';

const load = () => import('./account.page.tsx');

const part = <Path extends string>(
  path: Path,
  title: string,
  name: Exclude<keyof Awaited<ReturnType<typeof load>>, 'PublicProfilePage' | 'PlaylistPage'>,
) =>
  createRoute({
    getParentRoute: () => protectedRoute,
    path,
    staticData: { title },
    validateSearch: readAccountSearch,
    loaderDeps: ({ search }) => search,
    // Beside the page's code, so that neither waits for the other.
    loader: ({ deps }) =>
      void import('./account.loader.ts').then(({ prefetch }) => prefetch(path, deps.page ?? 0)),
    component: lazyPage(load, name),
  });

/** The own profile with its security, what was learned and earned, lists, and who follows whom. */
export const accountRoutes = [
  part('/profile', 'Profile', 'ProfilePage'),
  part('/security', 'Security', 'SecurityPage'),
  part('/overview', 'Overview', 'OverviewPage'),
  part('/learning', 'Learning', 'LearningPage'),
  part('/achievements', 'Achievements', 'AchievementsPage'),
  part('/playlists', 'Playlists', 'PlaylistsPage'),
  part('/following', 'Following', 'FollowingPage'),
  part('/followers', 'Followers', 'FollowersPage'),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/profile/$uniqueName',
    staticData: { title: 'Profile' },
    component: lazyPage(load, 'PublicProfilePage'),
  }),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/playlists/$playlistId',
    staticData: { title: 'Playlist' },
    component: lazyPage(load, 'PlaylistPage'),
  }),
];
