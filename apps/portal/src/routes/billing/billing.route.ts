import { lazyPage } from '../../app/lazy-page.ts';
import { pagedRoute } from '../shared/paged-route.ts';

const load = () => import('./billing.page.tsx');

/** Everything about money, and one purchase of it. */
export const billingRoutes = [
  pagedRoute('/billing', 'Billing', lazyPage(load, 'BillingPage'), 'billing'),
  pagedRoute(
    '/billing/purchases/$purchaseId',
    'Purchase',
    lazyPage(load, 'PurchasePage'),
    'purchase',
  ),
];
