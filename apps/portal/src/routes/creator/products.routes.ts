import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import type { CreatorArea } from './creator.types.ts';

/** The list of products, and the pages of their editor that belong to no other area. */
export const productsRoutes: CreatorArea = {
  pages: (base) => [
    createRoute({
      getParentRoute: () => base,
      path: 'products',
      staticData: { title: 'Products' },
      component: lazyPage(() => import('./products.page.tsx'), 'ProductsPage'),
    }),
    createRoute({
      getParentRoute: () => base,
      path: 'products/$type/$productId/preview',
      staticData: { title: 'Preview' },
      component: lazyPage(() => import('./product-preview.page.tsx'), 'ProductPreviewPage'),
    }),
  ],
  inEditor: (editor) => [
    createRoute({
      getParentRoute: () => editor,
      path: '/',
      // the first of the tabs.
      beforeLoad: ({ location }) => {
        throw redirect({ href: `${location.pathname.replace(/\/$/, '')}/settings`, replace: true });
      },
    }),
    createRoute({
      getParentRoute: () => editor,
      path: 'settings',
      component: lazyPage(() => import('./product-settings.page.tsx'), 'ProductSettingsPage'),
    }),
    createRoute({
      getParentRoute: () => editor,
      path: 'settings/survey',
      component: lazyPage(() => import('./onboarding-survey.page.tsx'), 'OnboardingSurveyPage'),
    }),
    createRoute({
      getParentRoute: () => editor,
      path: 'intro-page',
      component: lazyPage(() => import('./product-intro.page.tsx'), 'ProductIntroPage'),
    }),
    createRoute({
      getParentRoute: () => editor,
      path: 'bundle',
      component: lazyPage(() => import('./product-bundle.page.tsx'), 'ProductBundlePage'),
    }),
  ],
};

/** The editor of a product: what surrounds its pages. */
export const productEditorRoute = (base: AnyRoute) =>
  createRoute({
    getParentRoute: () => base,
    path: 'products/$type/$productId',
    component: lazyPage(() => import('./product-editor.page.tsx'), 'ProductEditorPage'),
  });
