import { createRoute } from '@tanstack/react-router';
import { questionsQuery } from '@uplink/api-client/react';
import { client, queryClient } from '../app/client.ts';
import { lazyPage } from '../app/lazy-page.ts';
import { readQuestion } from './lessons.search.ts';
import { protectedRoute } from './root.route.ts';

/** The discussion of a lesson for its mentors, who do not learn there. */
export const discussionRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/discussions/$lessonId',
  staticData: { title: 'Discussion' },
  validateSearch: readQuestion,
  loader: ({ params }) =>
    void queryClient.prefetchQuery(questionsQuery(client, Number(params.lessonId))),
  component: lazyPage(() => import('./discussion.page.tsx'), 'DiscussionPage'),
});
