import { createRoute } from '@tanstack/react-router';
import { lessonQuery } from '@uplink/api-client/react';
import { client, queryClient } from '../../app/client.ts';
import { lazyPage } from '../../app/lazy-page.ts';
import { lessonPaths } from '../shared/lesson-paths.ts';
import { protectedRoute } from '../shared/root.route.ts';
import { readLessonSearch } from './lessons.search.ts';

export const lessonRoutes = lessonPaths.map((path) =>
  createRoute({
    getParentRoute: () => protectedRoute,
    path,
    staticData: { title: 'Lesson' },
    validateSearch: readLessonSearch,
    loader: ({ params }) =>
      void queryClient.prefetchQuery(lessonQuery(client, Number(params.lessonId))),
    component: lazyPage(() => import('./lesson.page.tsx'), 'LessonPage'),
  }),
);
