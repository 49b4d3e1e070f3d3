import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { pagedRoute } from '../shared/paged-route.ts';
import { protectedRoute } from '../shared/root.route.ts';

/** The list of what someone learns, and an application as its reviewer sees it. */
export const learningRoutes = [
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
