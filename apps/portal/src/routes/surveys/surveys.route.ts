import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { protectedRoute } from '../shared/root.route.ts';

/** What a program asks who joins it. */
export const surveyRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/programs/$uniqueName/survey',
  staticData: { title: 'Survey' },
  component: lazyPage(() => import('./survey.page.tsx'), 'SurveyPage'),
});
