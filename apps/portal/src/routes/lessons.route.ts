import { createRoute } from '@tanstack/react-router';
import { lessonQuery } from '@uplink/api-client/react';
import { client, queryClient } from '../app/client.ts';
import { lazyPage } from '../app/lazy-page.ts';
import { readLessonSearch } from './lessons.search.ts';
import { loadBeside } from './load-beside.ts';
import { protectedRoute } from './root.route.ts';

const bases = ['programs', 'courses', 'projects'] as const;

/** A lesson, its quiz and its homework. */
export const lessonRoutes = bases.flatMap((base) => {
  const path = `/${base}/$productName/sections/$sectionId/lessons/$lessonId` as const;
  return [
    createRoute({
      getParentRoute: () => protectedRoute,
      path,
      staticData: { title: 'Lesson' },
      validateSearch: readLessonSearch,
      loader: ({ params }) =>
        void queryClient.prefetchQuery(lessonQuery(client, Number(params.lessonId))),
      component: lazyPage(() => import('./lesson.page.tsx'), 'LessonPage'),
    }),
    createRoute({
      getParentRoute: () => protectedRoute,
      path: `${path}/quiz`,
      staticData: { title: 'Quiz' },
      loader: loadBeside('quiz'),
      component: lazyPage(() => import('./lesson-quiz.page.tsx'), 'LessonQuizPage'),
    }),
    createRoute({
      getParentRoute: () => protectedRoute,
      path: `${path}/homework`,
      staticData: { title: 'Homework' },
      loader: loadBeside('homework'),
      component: lazyPage(() => import('./lesson-homework.page.tsx'), 'LessonHomeworkPage'),
    }),
  ];
});
