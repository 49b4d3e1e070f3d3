import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { requireSession } from '../../session/guards.ts';
import { rootRoute } from '../shared/root.route.ts';

/** What other sites show in frames, and where their visitors sign in: pages without the academy's own header and footer. */
export const partnerRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/embed/$kind/$name',
    staticData: { title: 'Embed' },
    component: lazyPage(() => import('./embed.page.tsx'), 'EmbedPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/frames/$key/$lessonId',
    staticData: { title: 'Open a lesson on another site' },
    beforeLoad: ({ location }) => requireSession(location.pathname),
    component: lazyPage(() => import('./share-lesson.page.tsx'), 'ShareLessonPage'),
  }),
];
