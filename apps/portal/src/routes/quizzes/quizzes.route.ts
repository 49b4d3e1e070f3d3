import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { lessonPaths } from '../shared/lesson-paths.ts';
import { loadBeside } from '../shared/load-beside.ts';
import { protectedRoute } from '../shared/root.route.ts';

/** The own quizzes, what was handed in for one, and that of a lesson. */
export const quizRoutes = [
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/quizzes',
    staticData: { title: 'Quizzes' },
    loader: loadBeside('quizzes'),
    component: lazyPage(() => import('./quizzes.page.tsx'), 'QuizzesPage'),
  }),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/quizzes/$quizId/submissions/$submissionId',
    staticData: { title: 'Quiz' },
    loader: loadBeside('quizSubmission'),
    component: lazyPage(() => import('./quiz-submission.page.tsx'), 'QuizSubmissionPage'),
  }),
  ...lessonPaths.map((path) =>
    createRoute({
      getParentRoute: () => protectedRoute,
      path: `${path}/quiz`,
      staticData: { title: 'Quiz' },
      loader: loadBeside('quiz'),
      component: lazyPage(() => import('./lesson-quiz.page.tsx'), 'LessonQuizPage'),
    }),
  ),
];
