import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { loadBeside } from '../shared/load-beside.ts';
import { rootRoute } from '../shared/root.route.ts';

/** What other sites show in frames: pages without the academy's own header and footer. */
export const partnerRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/embed/checkout/$uniqueId',
    staticData: { title: 'Checkout' },
    loader: loadBeside('checkout'),
    component: lazyPage(() => import('./checkout-frame.page.tsx'), 'CheckoutFramePage'),
  }),
];
