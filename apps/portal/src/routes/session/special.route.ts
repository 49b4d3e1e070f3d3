import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { requireVisitor } from '../../session/guards.ts';
import { rootRoute } from '../shared/root.route.ts';

const load = () => import('./special.page.tsx');

/** The area of the special program: its sign-up, and nothing else behind its paths. */
export const specialRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/zte/signup',
    staticData: { title: 'Sign up' },
    beforeLoad: requireVisitor,
    component: lazyPage(load, 'SpecialSignUpPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/zte/$',
    // The area itself matches here too, with nothing behind it.
    beforeLoad: ({ params }) => {
      if (!params._splat) throw redirect({ to: '/zte/signup' });
    },
    component: lazyPage(load, 'SpecialNotFoundPage'),
  }),
];
