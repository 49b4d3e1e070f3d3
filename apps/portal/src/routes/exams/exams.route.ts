import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { loadBeside } from '../shared/load-beside.ts';
import { pagedRoute } from '../shared/paged-route.ts';
import { protectedRoute } from '../shared/root.route.ts';

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
  pagedRoute(
    '/exam',
    'Exams',
    lazyPage(() => import('./exam-list.page.tsx'), 'ExamListPage'),
    'exams',
  ),
  exam('/exam/$uniqueName', 'Exam', 'ExamPage'),
  exam('/exam/$uniqueName/results', 'Exam results', 'ExamResultsPage'),
];
