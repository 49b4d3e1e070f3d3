import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { requireVisitor } from '../session/guards.ts';
import { rootRoute } from './root.route.ts';

const load = () => import('./special.page.tsx');

/** The area of the special program: its sign-up, and nothing else behind its paths. */
export const specialRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/zte',
    beforeLoad: () => {
      throw redirect({ to: '/zte/signup' });
    },
  }),
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
    component: lazyPage(load, 'SpecialNotFoundPage'),
  }),
];
