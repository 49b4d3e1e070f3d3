import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { requireVisitor } from '../session/guards.ts';
import { startSignIn } from '../session/start-sign-in.ts';
import { rootRoute } from './root.route.ts';

interface LoginSearch {
  error?: string;
}

/** Starts sign-in; error=unauthorized shows the blocked-access page instead. */
export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'Sign in' },
  validateSearch: (search): LoginSearch =>
    typeof search.error === 'string' ? { error: search.error } : {},
  beforeLoad: async ({ search }) => {
    if (search.error === 'unauthorized') return;
    await requireVisitor();
    if (search.error === undefined) startSignIn();
  },
  component: lazyPage(() => import('./sign-in.page.tsx'), 'LoginPage'),
});

/** Where the window that opened over a page ends: whoever signed in goes on in that page. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login/again',
  staticData: { title: 'Sign in' },
  component: lazyPage(() => import('./signed-in.page.tsx'), 'SignedInPage'),
});

interface ConfirmSearch {
  code?: string;
}

export const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm_email',
  staticData: { title: 'Confirm your email address' },
  validateSearch: (search): ConfirmSearch =>
    search.code === undefined ? {} : { code: String(search.code) },
  component: lazyPage(() => import('./confirm-email.page.tsx'), 'ConfirmEmailPage'),
});
