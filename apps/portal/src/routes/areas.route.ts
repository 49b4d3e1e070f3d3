import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { protectedRoute } from './root.route.ts';

/** Who may not enter is told so; nothing lies there yet for who may. */
export const areaRoutes = (['/creator', '/creator/$', '/admin', '/admin/$'] as const).map((path) =>
  createRoute({
    getParentRoute: () => protectedRoute,
    path,
    component: lazyPage(() => import('./areas.page.tsx'), 'LimitedAreaPage'),
  }),
);
