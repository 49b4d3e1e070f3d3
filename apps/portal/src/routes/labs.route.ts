import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { protectedRoute } from './root.route.ts';

export const labsRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/practice-labs',
  staticData: { title: 'Practice labs' },
  component: lazyPage(() => import('./labs.page.tsx'), 'LabsPage'),
});
