import { createRoute } from '@tanstack/react-router';
import { lessonQuery } from '@uplink/api-client/react';
import { client, queryClient } from '../app/client.ts';
import { lazyPage } from '../app/lazy-page.ts';
import { protectedRoute } from './root.route.ts';

export interface LessonSearch {
  /** Seconds; wins over where the video was left. */
  position?: number;
  nav?: string;
}

function readSearch(search: Record<string, unknown>): LessonSearch {
  const position = Number(search.position ?? search.t);
  return {
    ...(Number.isFinite(position) &&
      position >= 0 &&
      (search.position ?? search.t) !== undefined && { position }),
    ...(typeof search.nav === 'string' && { nav: search.nav }),
  };
}

const bases = ['programs', 'courses', 'projects'] as const;

/** A lesson, its quiz and its homework. */
export const lessonRoutes = bases.flatMap((base) => {
  const path = `/${base}/$productName/sections/$sectionId/lessons/$lessonId` as const;
  return [
    createRoute({
      getParentRoute: () => protectedRoute,
      path,
      staticData: { title: 'Lesson' },
      validateSearch: readSearch,
      loader: ({ params }) =>
        void queryClient.prefetchQuery(lessonQuery(client, Number(params.lessonId))),
      component: lazyPage(() => import('./lesson.page.tsx'), 'LessonPage'),
    }),
    createRoute({
      getParentRoute: () => protectedRoute,
      path: `${path}/quiz`,
      staticData: { title: 'Quiz' },
      component: lazyPage(() => import('./lesson-quiz.page.tsx'), 'LessonQuizPage'),
    }),
    createRoute({
      getParentRoute: () => protectedRoute,
      path: `${path}/homework`,
      staticData: { title: 'Homework' },
      component: lazyPage(() => import('./lesson-homework.page.tsx'), 'LessonHomeworkPage'),
    }),
  ];
});
