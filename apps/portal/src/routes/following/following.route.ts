import { lazyPage } from '../../app/lazy-page.ts';
import { pagedRoute } from '../shared/paged-route.ts';

const people = () => import('./following.page.tsx');

/** Who follows whom, and the public profile of one of them. */
export const followingRoutes = [
  pagedRoute('/following', 'Following', lazyPage(people, 'FollowingPage'), 'following'),
  pagedRoute('/followers', 'Followers', lazyPage(people, 'FollowersPage'), 'followers'),
  pagedRoute(
    '/profile/$uniqueName',
    'Profile',
    lazyPage(people, 'PublicProfilePage'),
    'publicProfile',
  ),
];
