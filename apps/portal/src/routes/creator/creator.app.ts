import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { NotFound } from '../../app/not-found.tsx';

/** The routes of the creator tools. */
export const creatorApp = (base: AnyRoute) => [
  createRoute({
    getParentRoute: () => base,
    path: 'email',
    staticData: { title: 'Emails' },
    component: lazyPage(() => import('./emails.page.tsx'), 'EmailsPage'),
  }),
  createRoute({ getParentRoute: () => base, path: '$', component: NotFound }),
];
