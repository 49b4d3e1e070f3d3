import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { lessonPaths } from '../shared/lesson-paths.ts';
import { loadBeside } from '../shared/load-beside.ts';
import { protectedRoute } from '../shared/root.route.ts';

/** The own homeworks, what was handed in for one, and that of a lesson. */
export const homeworkRoutes = [
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/homeworks',
    staticData: { title: 'Homeworks' },
    loader: loadBeside('homeworks'),
    component: lazyPage(() => import('./homeworks.page.tsx'), 'HomeworksPage'),
  }),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/homeworks/$homeworkId/submissions/$submissionId',
    staticData: { title: 'Homework' },
    loader: loadBeside('homeworkSubmission'),
    component: lazyPage(() => import('./homework-submission.page.tsx'), 'HomeworkSubmissionPage'),
  }),
  ...lessonPaths.map((path) =>
    createRoute({
      getParentRoute: () => protectedRoute,
      path: `${path}/homework`,
      staticData: { title: 'Homework' },
      loader: loadBeside('homework'),
      component: lazyPage(() => import('./lesson-homework.page.tsx'), 'LessonHomeworkPage'),
    }),
  ),
];
