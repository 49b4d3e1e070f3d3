import { createRoute } from '@tanstack/react-router';
import { dashboardQuery } from '@uplink/api-client/react';
import { client, queryClient } from '../../app/client.ts';
import { lazyPage } from '../../app/lazy-page.ts';
import { pagedRoute } from '../shared/paged-route.ts';
import { protectedRoute } from '../shared/root.route.ts';
import { readHomeSearch } from './home.search.ts';

/** Home, the list of what someone learns, and an application as its reviewer sees it. */
export const learningRoutes = [
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/',
    staticData: { title: 'Home' },
    validateSearch: readHomeSearch,
    loader: () => void queryClient.prefetchQuery(dashboardQuery(client)),
    component: lazyPage(() => import('./home.page.tsx'), 'HomePage'),
  }),
  pagedRoute(
    '/learning',
    'Learning',
    lazyPage(() => import('./learning.page.tsx'), 'LearningPage'),
    'learning',
  ),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/inbox/applications/$applicationId',
    staticData: { title: 'Application' },
    component: lazyPage(() => import('./application.page.tsx'), 'ApplicationPage'),
  }),
];
