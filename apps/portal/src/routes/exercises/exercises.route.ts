import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { lessonPaths } from '../shared/lesson-paths.ts';
import { loadBeside } from '../shared/load-beside.ts';
import { protectedRoute } from '../shared/root.route.ts';
import { readExerciseSearch } from './exercises.search.ts';

/** The exercises of a lesson. */
export const exerciseRoutes = lessonPaths.map((path) =>
  createRoute({
    getParentRoute: () => protectedRoute,
    path: `${path}/exercises`,
    staticData: { title: 'Exercises' },
    validateSearch: readExerciseSearch,
    loader: loadBeside('exercises'),
    component: lazyPage(() => import('./lesson-exercises.page.tsx'), 'LessonExercisesPage'),
  }),
);
