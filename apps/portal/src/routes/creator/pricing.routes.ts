import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import type { CreatorArea } from './creator.types.ts';

export const pricingRoutes: CreatorArea = {
  inEditor: (editor) => [
    createRoute({
      getParentRoute: () => editor,
      path: 'pricing',
      component: lazyPage(() => import('./product-prices.page.tsx'), 'ProductPricesPage'),
    }),
  ],
};
