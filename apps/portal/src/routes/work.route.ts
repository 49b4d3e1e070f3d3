import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { loadBeside } from './load-beside.ts';
import { protectedRoute } from './root.route.ts';
import { readMilestoneSearch, readQuizSearch, readWorkSearch } from './work.search.ts';

const inbox = <Path extends string>(
  path: Path,
  title: string,
  name: 'InboxPage' | 'InboxHomeworkPage' | 'InboxQuizPage' | 'InboxMilestonesPage',
  readSearch = readWorkSearch,
) =>
  createRoute({
    getParentRoute: () => protectedRoute,
    path,
    staticData: { title },
    validateSearch: readSearch,
    component: lazyPage(() => import('./work.page.tsx'), name),
  });

/** Homework and quiz lists, the mentor's inbox, and the page of one submission. */
export const workRoutes = [
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/homeworks',
    staticData: { title: 'Homeworks' },
    validateSearch: readWorkSearch,
    loader: loadBeside('homeworks'),
    component: lazyPage(() => import('./work.page.tsx'), 'HomeworksPage'),
  }),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/quizzes',
    staticData: { title: 'Quizzes' },
    validateSearch: readQuizSearch,
    loader: loadBeside('quizzes'),
    component: lazyPage(() => import('./work.page.tsx'), 'QuizzesPage'),
  }),
  inbox('/inbox', 'Inbox', 'InboxPage'),
  inbox('/inbox/homework', 'Homework to review', 'InboxHomeworkPage'),
  inbox('/inbox/quiz', 'Quizzes handed in', 'InboxQuizPage', readQuizSearch),
  inbox('/inbox/milestones', 'Milestones to review', 'InboxMilestonesPage', readMilestoneSearch),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/inbox/milestones/$milestoneId/users/$userId',
    staticData: { title: 'Milestone' },
    component: lazyPage(() => import('./milestone-review.page.tsx'), 'MilestoneReviewPage'),
  }),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/homeworks/$homeworkId/submissions/$submissionId',
    staticData: { title: 'Homework' },
    loader: loadBeside('homeworkSubmission'),
    component: lazyPage(() => import('./homework-submission.page.tsx'), 'HomeworkSubmissionPage'),
  }),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/quizzes/$quizId/submissions/$submissionId',
    staticData: { title: 'Quiz' },
    loader: loadBeside('quizSubmission'),
    component: lazyPage(() => import('./quiz-submission.page.tsx'), 'QuizSubmissionPage'),
  }),
];

export const billingRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/billing',
  staticData: { title: 'Billing' },
  component: lazyPage(() => import('./billing.page.tsx'), 'BillingPage'),
});
