import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import type { CreatorArea } from './creator.types.ts';

export const emailsRoutes: CreatorArea = {
  pages: (base) => [
    createRoute({
      getParentRoute: () => base,
      path: 'email',
      staticData: { title: 'Emails' },
      component: lazyPage(() => import('./emails.page.tsx'), 'EmailsPage'),
    }),
    createRoute({
      getParentRoute: () => base,
      path: 'email/$emailId',
      staticData: { title: 'Email' },
      component: lazyPage(() => import('./email.page.tsx'), 'EmailPage'),
    }),
  ],
};
