import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { loadBeside } from './load-beside.ts';
import { protectedRoute } from './root.route.ts';
import { readWorkSearch } from './work.search.ts';

const exam = <Path extends string>(
  path: Path,
  title: string,
  name: 'ExamPage' | 'ExamResultsPage',
) =>
  createRoute({
    getParentRoute: () => protectedRoute,
    path,
    staticData: { title },
    loader: loadBeside(name === 'ExamPage' ? 'exam' : 'examResults'),
    component: lazyPage(() => import('./exam.page.tsx'), name),
  });

/**
 * The list of exams, an exam with its attempt, and its results. What they ask for comes with their
 * code: the first load holds none of it.
 */
export const examRoutes = [
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/exam',
    staticData: { title: 'Exams' },
    validateSearch: readWorkSearch,
    loader: loadBeside('exams'),
    component: lazyPage(() => import('./exam-list.page.tsx'), 'ExamListPage'),
  }),
  exam('/exam/$uniqueName', 'Exam', 'ExamPage'),
  exam('/exam/$uniqueName/results', 'Exam results', 'ExamResultsPage'),
];
