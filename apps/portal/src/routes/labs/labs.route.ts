import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { loadBeside } from '../shared/load-beside.ts';
import { protectedRoute } from '../shared/root.route.ts';

export const labsRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/practice-labs',
  staticData: { title: 'Practice labs' },
  loader: loadBeside('labs'),
  component: lazyPage(() => import('./labs.page.tsx'), 'LabsPage'),
});

/** A lab that runs in the academy, with the page to itself. */
export const labRunRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/practice-labs/$labId/run',
  staticData: { title: 'Practice lab' },
  loader: loadBeside('labRun'),
  component: lazyPage(() => import('./lab-run.page.tsx'), 'LabRunPage'),
});
