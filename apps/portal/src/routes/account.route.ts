import { type AsyncRouteComponent, createRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { readAccountSearch } from './account.search.ts';
import { protectedRoute } from './root.route.ts';

const settings = () => import('./account.page.tsx');
const learner = () => import('./overview.page.tsx');
const people = () => import('./following.page.tsx');
const lists = () => import('./playlists.page.tsx');

const page = <Path extends string>(
  path: Path,
  title: string,
  component: AsyncRouteComponent<object>,
) =>
  createRoute({
    getParentRoute: () => protectedRoute,
    path,
    staticData: { title },
    validateSearch: readAccountSearch,
    component,
  });

/** The own profile with its security, what was learned and earned, lists, and who follows whom. */
export const accountRoutes = [
  page('/profile', 'Profile', lazyPage(settings, 'ProfilePage')),
  page('/profile/$uniqueName', 'Profile', lazyPage(people, 'PublicProfilePage')),
  page('/security', 'Security', lazyPage(settings, 'SecurityPage')),
  page('/overview', 'Overview', lazyPage(learner, 'OverviewPage')),
  page('/learning', 'Learning', lazyPage(learner, 'LearningPage')),
  page('/achievements', 'Achievements', lazyPage(learner, 'AchievementsPage')),
  page('/playlists', 'Playlists', lazyPage(lists, 'PlaylistsPage')),
  page('/playlists/$playlistId', 'Playlist', lazyPage(lists, 'PlaylistPage')),
  page('/following', 'Following', lazyPage(people, 'FollowingPage')),
  page('/followers', 'Followers', lazyPage(people, 'FollowersPage')),
];
