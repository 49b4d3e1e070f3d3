import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import type { CreatorArea } from './creator.types.ts';

/** The outline of a product. The address says which lesson is open next to it. */
export const syllabusRoutes: CreatorArea = {
  pages: (base) => [
    createRoute({
      getParentRoute: () => base,
      path: 'products/$type/$productId/preview/$lessonId',
      staticData: { title: 'Preview' },
      component: lazyPage(() => import('./lesson-preview.page.tsx'), 'LessonPreviewPage'),
    }),
  ],
  inEditor: (editor) => {
    const syllabus = createRoute({
      getParentRoute: () => editor,
      path: 'syllabus',
      component: lazyPage(() => import('./syllabus.page.tsx'), 'SyllabusPage'),
    });
    const lesson = createRoute({ getParentRoute: () => syllabus, path: '$lessonId' });
    return [syllabus.addChildren([lesson])];
  },
};
