import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { protectedRoute } from '../shared/root.route.ts';

/** The milestone of one learner, as its reviewer sees it. */
export const milestoneReviewRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/inbox/milestones/$milestoneId/users/$userId',
  staticData: { title: 'Milestone' },
  component: lazyPage(() => import('./milestone-review.page.tsx'), 'MilestoneReviewPage'),
});
