import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import type { CreatorArea } from './creator.types.ts';

export const homeRoutes: CreatorArea = {
  pages: (base) => [
    createRoute({
      getParentRoute: () => base,
      path: '/',
      staticData: { title: 'Creator' },
      component: lazyPage(() => import('./creator-home.page.tsx'), 'CreatorHomePage'),
    }),
  ],
};
