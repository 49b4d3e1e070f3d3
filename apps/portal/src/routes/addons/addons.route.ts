import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { protectedRoute } from '../shared/root.route.ts';

/** What learners own besides products. */
export const addonsRoutes = [
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/add-ons/$uniqueName',
    staticData: { title: 'Add-on' },
    component: lazyPage(() => import('./addon.page.tsx'), 'AddonPage'),
  }),
];
