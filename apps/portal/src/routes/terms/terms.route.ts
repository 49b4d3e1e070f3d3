import { createRoute, notFound } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { protectedRoute } from '../shared/root.route.ts';

/** The agreement of a product. */
export const termsRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/terms/$moduleId',
  staticData: { title: 'Agreement' },
  beforeLoad: ({ params }) => {
    if (!/^[1-9]\d{0,14}$/.test(params.moduleId)) throw notFound();
  },
  component: lazyPage(() => import('./terms.page.tsx'), 'TermsPage'),
});
