import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { pagedRoute } from '../shared/paged-route.ts';
import { rootRoute } from '../shared/root.route.ts';

const settings = () => import('./account.page.tsx');
const overview = () => import('./overview.page.tsx');

/** The own profile with its security, and what was earned. */
export const accountRoutes = [
  pagedRoute('/profile', 'Profile', lazyPage(settings, 'ProfilePage'), 'profile'),
  pagedRoute('/security', 'Security', lazyPage(settings, 'SecurityPage'), 'profile'),
  pagedRoute('/overview', 'Overview', lazyPage(overview, 'OverviewPage'), 'overview'),
  pagedRoute(
    '/achievements',
    'Achievements',
    lazyPage(overview, 'AchievementsPage'),
    'achievements',
  ),
];

interface ConfirmSearch {
  code?: string;
}

/** Where the link in the confirmation mail leads; open to everyone. */
export const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm_email',
  staticData: { title: 'Confirm your email address' },
  validateSearch: (search): ConfirmSearch =>
    search.code === undefined ? {} : { code: String(search.code) },
  component: lazyPage(() => import('./confirm-email.page.tsx'), 'ConfirmEmailPage'),
});

/** What the academy stores; open to everyone. */
export const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  staticData: { title: 'Privacy' },
  component: lazyPage(() => import('./privacy.page.tsx'), 'PrivacyPage'),
});

/** What is new for learners; open to everyone. */
export const changesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/changes',
  staticData: { title: 'What’s new' },
  component: lazyPage(() => import('./changes.page.tsx'), 'ChangesPage'),
});
