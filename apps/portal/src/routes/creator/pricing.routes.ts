import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import type { CreatorArea } from './creator.types.ts';

export const pricingRoutes: CreatorArea = {
  pages: (base) => [
    createRoute({
      getParentRoute: () => base,
      path: 'products/$type/$productId/syllabus/$lessonId/prices',
      staticData: { title: 'Prices of a lesson' },
      component: lazyPage(() => import('./lesson-prices.page.tsx'), 'LessonPricesPage'),
    }),
  ],
  inEditor: (editor) => [
    createRoute({
      getParentRoute: () => editor,
      path: 'pricing',
      component: lazyPage(() => import('./product-prices.page.tsx'), 'ProductPricesPage'),
    }),
  ],
};
