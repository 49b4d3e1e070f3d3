import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { protectedRoute } from './root.route.ts';
import { readWorkSearch } from './work.search.ts';

const list = <Path extends string>(
  path: Path,
  title: string,
  name: 'HomeworksPage' | 'QuizzesPage' | 'InboxPage' | 'InboxHomeworkPage' | 'InboxQuizPage',
) =>
  createRoute({
    getParentRoute: () => protectedRoute,
    path,
    staticData: { title },
    validateSearch: readWorkSearch,
    component: lazyPage(() => import('./work.page.tsx'), name),
  });

/** Homework and quiz lists, the mentor's inbox, and the page of one submission. */
export const workRoutes = [
  list('/homeworks', 'Homeworks', 'HomeworksPage'),
  list('/quizzes', 'Quizzes', 'QuizzesPage'),
  list('/inbox', 'Inbox', 'InboxPage'),
  list('/inbox/homework', 'Homework to review', 'InboxHomeworkPage'),
  list('/inbox/quiz', 'Quizzes handed in', 'InboxQuizPage'),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/homeworks/$homeworkId/submissions/$submissionId',
    staticData: { title: 'Homework' },
    component: lazyPage(() => import('./submission.page.tsx'), 'HomeworkSubmissionPage'),
  }),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/quizzes/$quizId/submissions/$submissionId',
    staticData: { title: 'Quiz' },
    component: lazyPage(() => import('./submission.page.tsx'), 'QuizSubmissionPage'),
  }),
];

export const billingRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/billing',
  staticData: { title: 'Billing' },
  component: lazyPage(() => import('./billing.page.tsx'), 'BillingPage'),
});
