import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { rootRoute } from '../shared/root.route.ts';

/** What other sites show in frames: pages without the academy's own header and footer. */
export const partnerRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/embed/$kind/$name',
    staticData: { title: 'Embed' },
    component: lazyPage(() => import('./embed.page.tsx'), 'EmbedPage'),
  }),
];
