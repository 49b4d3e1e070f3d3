import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import type { CreatorArea } from './creator.types.ts';

/** The cohorts of a program with their milestones. */
export const cohortsRoutes: CreatorArea = {
  inEditor: (editor) => [
    createRoute({
      getParentRoute: () => editor,
      path: 'cohorts',
      component: lazyPage(() => import('./program-cohorts.page.tsx'), 'ProgramCohortsPage'),
    }),
  ],
};
