import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { protectedRoute } from '../shared/root.route.ts';

export const billingRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/billing',
  staticData: { title: 'Billing' },
  component: lazyPage(() => import('./billing.page.tsx'), 'BillingPage'),
});
