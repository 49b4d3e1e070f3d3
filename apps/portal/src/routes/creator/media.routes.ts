import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import type { CreatorArea } from './creator.types.ts';

/** The files of all products. */
export const mediaRoutes: CreatorArea = {
  pages: (base) => [
    createRoute({
      getParentRoute: () => base,
      path: 'media',
      staticData: { title: 'Media' },
      component: lazyPage(() => import('./media.page.tsx'), 'MediaPage'),
    }),
  ],
};
