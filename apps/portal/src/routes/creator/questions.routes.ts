import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import type { CreatorArea } from './creator.types.ts';

/** The question bank; it is reached from exams and SQC. */
export const questionsRoutes: CreatorArea = {
  pages: (base) => [
    createRoute({
      getParentRoute: () => base,
      path: 'question-bank',
      staticData: { title: 'Question bank' },
      component: lazyPage(() => import('./questions.page.tsx'), 'QuestionsPage'),
    }),
    createRoute({
      getParentRoute: () => base,
      path: 'question-bank/$questionId',
      staticData: { title: 'Question' },
      component: lazyPage(() => import('./questions.page.tsx'), 'QuestionPage'),
    }),
  ],
};
