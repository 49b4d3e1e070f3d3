import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import type { CreatorArea } from './creator.types.ts';

/** Exams and SQC. */
export const examsRoutes: CreatorArea = {
  pages: (base) => [
    createRoute({
      getParentRoute: () => base,
      path: 'exams',
      staticData: { title: 'Exams' },
      component: lazyPage(() => import('./exams.page.tsx'), 'ExamsPage'),
    }),
    createRoute({
      getParentRoute: () => base,
      path: 'exams/$examId',
      staticData: { title: 'Exam' },
      component: lazyPage(() => import('./exam.page.tsx'), 'ExamPage'),
    }),
    createRoute({
      getParentRoute: () => base,
      path: 'sqc',
      staticData: { title: 'SQC' },
      component: lazyPage(() => import('./exams.page.tsx'), 'SqcListPage'),
    }),
    createRoute({
      getParentRoute: () => base,
      path: 'sqc/$sqcId',
      staticData: { title: 'SQC' },
      component: lazyPage(() => import('./exam.page.tsx'), 'SqcPage'),
    }),
  ],
};
