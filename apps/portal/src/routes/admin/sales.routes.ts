import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';

const load = () => import('./admin-checkout.page.tsx');

const tabs = {
  settings: 'CheckoutSettingsPage',
  pricing: 'CheckoutPricingPage',
  orderbump: 'CheckoutBumpPage',
  upsells: 'CheckoutUpsellsPage',
  layout: 'CheckoutLayoutPage',
} as const;

const addonTabs = {
  settings: 'AddonSettingsPage',
  pricing: 'AddonPricingPage',
  layout: 'AddonLayoutPage',
} as const;

/** The checkout pages with their editor, and what else is sold and given. */
export const salesRoutes = (base: AnyRoute) => [
  createRoute({
    getParentRoute: () => base,
    path: 'certifications',
    staticData: { title: 'Awards log' },
    component: lazyPage(() => import('./admin-awards.page.tsx'), 'AwardsPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'partners',
    staticData: { title: 'Partners' },
    component: lazyPage(() => import('./admin-partners.page.tsx'), 'PartnersPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'checkout',
    staticData: { title: 'Checkout pages' },
    component: lazyPage(() => import('./admin-checkouts.page.tsx'), 'CheckoutsPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'checkout/$checkoutId',
    // the first of the tabs.
    beforeLoad: ({ params }) => {
      throw redirect({
        to: '/admin/checkout/$checkoutId/settings',
        params,
        replace: true,
      } as never);
    },
  }),
  ...Object.entries(tabs).map(([path, page]) =>
    createRoute({
      getParentRoute: () => base,
      path: `checkout/$checkoutId/${path}`,
      component: lazyPage(load, page),
    }),
  ),
  createRoute({
    getParentRoute: () => base,
    path: 'addons',
    staticData: { title: 'Add-ons' },
    component: lazyPage(() => import('./admin-addons.page.tsx'), 'AddonsPage'),
  }),
  createRoute({
    getParentRoute: () => base,
    path: 'addons/$addonId',
    // the first of the tabs.
    beforeLoad: ({ params }) => {
      throw redirect({ to: '/admin/addons/$addonId/settings', params, replace: true } as never);
    },
  }),
  ...Object.entries(addonTabs).map(([path, page]) =>
    createRoute({
      getParentRoute: () => base,
      path: `addons/$addonId/${path}`,
      component: lazyPage(() => import('./admin-addon.page.tsx'), page),
    }),
  ),
];
