import { createRoute } from '@tanstack/react-router';
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

/** What links earn, each part at an address of its own. */
export const referralRoutes = [
  ofProgram('/referral', 'Referral'),
  ofProgram('/referral/$tab', 'Referral'),
  ofProgram('/ambassador', 'Ambassador'),
  ofProgram('/ambassador/$tab', 'Ambassador'),
];

/** Where an invite link leads. */
export const inviteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/i/$code',
  staticData: { title: 'Invitation' },
  component: lazyPage(() => import('./invite.page.tsx'), 'InvitePage'),
});
