import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import type { CreatorArea } from './creator.types.ts';

/** The homework of a lesson, on a page of its own: its preview needs the room. */
export const homeworksRoutes: CreatorArea = {
  pages: (base) => [
    createRoute({
      getParentRoute: () => base,
      path: 'products/$type/$productId/syllabus/$lessonId/homework',
      staticData: { title: 'Homework' },
      component: lazyPage(() => import('./homework.page.tsx'), 'HomeworkPage'),
    }),
  ],
};
