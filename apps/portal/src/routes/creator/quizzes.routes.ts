import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import type { CreatorArea } from './creator.types.ts';

/** The quiz of a lesson, on a page of its own: its preview needs the room. */
export const quizzesRoutes: CreatorArea = {
  pages: (base) => [
    createRoute({
      getParentRoute: () => base,
      path: 'products/$type/$productId/syllabus/$lessonId/quiz',
      staticData: { title: 'Quiz' },
      component: lazyPage(() => import('./quiz.page.tsx'), 'QuizPage'),
    }),
  ],
};
