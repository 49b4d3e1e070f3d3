import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { requireVisitor } from '../../session/guards.ts';
import { takeReturnPath } from '../../session/return-path.ts';
import { repeatedSignIn, startSignIn } from '../../session/start-sign-in.ts';
import { protectedRoute, rootRoute } from '../shared/root.route.ts';

interface LoginSearch {
  error?: string;
}

/** Starts sign-in; where that does not help, `error` says which page explains it. */
export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'Sign in' },
  validateSearch: (search): LoginSearch =>
    typeof search.error === 'string' ? { error: search.error } : {},
  beforeLoad: async ({ search }) => {
    if (search.error === 'unauthorized' || search.error === repeatedSignIn) return;
    await requireVisitor();
    if (search.error === undefined) startSignIn();
  },
  component: lazyPage(() => import('./sign-in.page.tsx'), 'LoginPage'),
});

/** Where the window that opened over a page ends: the user continues in that page. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login/again',
  staticData: { title: 'Sign in' },
  component: lazyPage(() => import('./signed-in.page.tsx'), 'SignedInPage'),
});

/** The identity provider's answer ends here; the visitor continues to where they wanted to go. */
export const callbackRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/login/callback',
  beforeLoad: () => {
    throw redirect({ href: takeReturnPath(), replace: true });
  },
});
