import { createRoute } from '@tanstack/react-router';
import { examQuery, examResultsQuery } from '@uplink/api-client/react';
import { client, queryClient } from '../app/client.ts';
import { lazyPage } from '../app/lazy-page.ts';
import { protectedRoute } from './root.route.ts';
import { readWorkSearch } from './work.search.ts';

/** The list of exams, an exam with its attempt, and its results. */
export const examRoutes = [
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/exam',
    staticData: { title: 'Exams' },
    validateSearch: readWorkSearch,
    component: lazyPage(() => import('./exam-list.page.tsx'), 'ExamListPage'),
  }),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/exam/$uniqueName',
    staticData: { title: 'Exam' },
    loader: ({ params }) => void queryClient.prefetchQuery(examQuery(client, params.uniqueName)),
    component: lazyPage(() => import('./exam.page.tsx'), 'ExamPage'),
  }),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/exam/$uniqueName/results',
    staticData: { title: 'Exam results' },
    loader: ({ params }) =>
      void queryClient.prefetchQuery(examResultsQuery(client, params.uniqueName)),
    component: lazyPage(() => import('./exam.page.tsx'), 'ExamResultsPage'),
  }),
];
