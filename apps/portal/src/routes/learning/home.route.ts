import { createRoute } from '@tanstack/react-router';
import { dashboardQuery } from '@uplink/api-client/react';
import { client, queryClient } from '../../app/client.ts';
import { lazyPage } from '../../app/lazy-page.ts';
import { protectedRoute } from '../shared/root.route.ts';
import { readHomeSearch } from './home.search.ts';

export const homeRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/',
  staticData: { title: 'Home' },
  validateSearch: readHomeSearch,
  loader: () => void queryClient.prefetchQuery(dashboardQuery(client)),
  component: lazyPage(() => import('./home.page.tsx'), 'HomePage'),
});
