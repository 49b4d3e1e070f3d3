import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { protectedRoute, rootRoute } from '../shared/root.route.ts';

const load = () => import('./referral.page.tsx');

const ofProgram = <Path extends string>(path: Path, title: string) =>
  createRoute({
    getParentRoute: () => protectedRoute,
    path,
    staticData: { title },
    component: lazyPage(load, 'ReferralPage'),
  });

/** A redirect of the route and not of the page: a page that reads its address would send itself on again and again. */
const toOverview = <Path extends '/referral' | '/ambassador'>(path: Path) =>
  createRoute({
    getParentRoute: () => protectedRoute,
    path,
    // the first of the tabs.
    beforeLoad: () => {
      throw redirect({ href: `${path}/overview`, replace: true });
    },
  });

/** What links earn, each part at an address of its own. */
export const referralRoutes = [
  toOverview('/referral'),
  ofProgram('/referral/$tab', 'Referral'),
  toOverview('/ambassador'),
  ofProgram('/ambassador/$tab', 'Ambassador'),
];

/** Where an invite link leads. */
export const inviteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/i/$code',
  staticData: { title: 'Invitation' },
  component: lazyPage(() => import('./invite.page.tsx'), 'InvitePage'),
});
