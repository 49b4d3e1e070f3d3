import { createRoute, redirect } from '@tanstack/react-router';
import { dashboardQuery } from '@uplink/api-client/react';
import { client, queryClient } from '../app/client.ts';
import { lazyPage } from '../app/lazy-page.ts';
import { takeReturnPath } from '../session/return-path.ts';
import { readHomeSearch } from './home.search.ts';
import { protectedRoute } from './root.route.ts';

export const homeRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/',
  staticData: { title: 'Home' },
  validateSearch: readHomeSearch,
  loader: () => void queryClient.prefetchQuery(dashboardQuery(client)),
  component: lazyPage(() => import('./home.page.tsx'), 'HomePage'),
});

/** The identity provider's answer ends here; the visitor goes on to where they wanted to. */
export const callbackRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/login/callback',
  beforeLoad: () => {
    throw redirect({ href: takeReturnPath(), replace: true });
  },
});
