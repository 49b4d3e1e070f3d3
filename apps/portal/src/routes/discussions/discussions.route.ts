import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { loadBeside } from '../shared/load-beside.ts';
import { readQuestion } from '../shared/question.search.ts';
import { protectedRoute } from '../shared/root.route.ts';

/** The discussion of a lesson for its mentors, who do not learn there. */
export const discussionRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/discussions/$lessonId',
  staticData: { title: 'Discussion' },
  validateSearch: readQuestion,
  loader: loadBeside('questions'),
  component: lazyPage(() => import('./discussion.page.tsx'), 'DiscussionPage'),
});
