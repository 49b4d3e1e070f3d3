import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { protectedRoute } from '../shared/root.route.ts';

/** The agreement of a product. */
export const termsRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/terms/$moduleId',
  staticData: { title: 'Agreement' },
  component: lazyPage(() => import('./terms.page.tsx'), 'TermsPage'),
});
