import { type AsyncRouteComponent, createRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { readAccountSearch } from './account.search.ts';
import { loadBeside } from './load-beside.ts';
import { protectedRoute } from './root.route.ts';

const settings = () => import('./account.page.tsx');
const learner = () => import('./overview.page.tsx');
const people = () => import('./following.page.tsx');
const lists = () => import('./playlists.page.tsx');

const page = <Path extends string>(
  path: Path,
  title: string,
  component: AsyncRouteComponent<object>,
  load: Parameters<typeof loadBeside>[0],
) =>
  createRoute({
    getParentRoute: () => protectedRoute,
    path,
    staticData: { title },
    validateSearch: readAccountSearch,
    loader: loadBeside(load),
    component,
  });

/** The own profile with its security, what was learned and earned, lists, and who follows whom. */
export const accountRoutes = [
  page('/profile', 'Profile', lazyPage(settings, 'ProfilePage'), 'profile'),
  page('/profile/$uniqueName', 'Profile', lazyPage(people, 'PublicProfilePage'), 'publicProfile'),
  page('/security', 'Security', lazyPage(settings, 'SecurityPage'), 'profile'),
  page('/overview', 'Overview', lazyPage(learner, 'OverviewPage'), 'overview'),
  page('/learning', 'Learning', lazyPage(learner, 'LearningPage'), 'learning'),
  page('/achievements', 'Achievements', lazyPage(learner, 'AchievementsPage'), 'achievements'),
  page('/playlists', 'Playlists', lazyPage(lists, 'PlaylistsPage'), 'playlists'),
  page('/playlists/$playlistId', 'Playlist', lazyPage(lists, 'PlaylistPage'), 'playlist'),
  page('/following', 'Following', lazyPage(people, 'FollowingPage'), 'following'),
  page('/followers', 'Followers', lazyPage(people, 'FollowersPage'), 'followers'),
];
