import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import type { CreatorArea } from './creator.types.ts';

/** The exercises of a lesson, on a page of their own: the preview beside the form needs the space. */
export const exercisesRoutes: CreatorArea = {
  pages: (base) => [
    createRoute({
      getParentRoute: () => base,
      path: 'products/$type/$productId/syllabus/$lessonId/exercises',
      staticData: { title: 'Exercises' },
      component: lazyPage(() => import('./authored-exercises.page.tsx'), 'AuthoredExercisesPage'),
    }),
  ],
};
