import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { loadBeside } from '../shared/load-beside.ts';
import { rootRoute } from '../shared/root.route.ts';

const load = () => import('./checkout.page.tsx');
const loadThankYou = () => import('./thank-you.page.tsx');
const loadTerms = () => import('./sale-terms.page.tsx');

interface CheckoutSearch {
  /** The coupon of the link that led here. */
  coupon?: string | undefined;
}

interface ThankYouSearch {
  /** The code of a mail that adds a purchase to an account. */
  claim?: string;
}

/** Checkout pages and what follows them: open to everyone, with a chrome of their own. */
export const checkoutRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/checkout/$uniqueId',
    staticData: { title: 'Checkout' },
    validateSearch: ({ coupon }): CheckoutSearch =>
      /^[\w-]{1,40}$/.test(String(coupon ?? '')) ? { coupon: String(coupon) } : {},
    loader: loadBeside('checkout'),
    component: lazyPage(load, 'CheckoutRoutePage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/checkout/$uniqueId/thank-you',
    staticData: { title: 'Thank you' },
    validateSearch: (search): ThankYouSearch =>
      search.claim === undefined ? {} : { claim: String(search.claim) },
    component: lazyPage(loadThankYou, 'ThankYouRoutePage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/terms-of-sale',
    staticData: { title: 'Terms of sale' },
    component: lazyPage(loadTerms, 'SaleTermsPage'),
  }),
];
