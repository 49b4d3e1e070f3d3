import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { NotFound } from '../../app/not-found.tsx';

/** The routes of the admin tools. */
export const adminApp = (base: AnyRoute) => [
  createRoute({ getParentRoute: () => base, path: '$', component: NotFound }),
];
