import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import type { CreatorArea } from './creator.types.ts';

export const labsRoutes: CreatorArea = {
  pages: (base) => [
    createRoute({
      getParentRoute: () => base,
      path: 'labs',
      staticData: { title: 'Labs' },
      component: lazyPage(() => import('./labs.page.tsx'), 'LabsPage'),
    }),
    createRoute({
      getParentRoute: () => base,
      path: 'labs/$labId/stages',
      staticData: { title: 'Stages' },
      component: lazyPage(() => import('./lab-stages.page.tsx'), 'LabStagesPage'),
    }),
  ],
};
