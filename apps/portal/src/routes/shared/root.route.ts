import { createRootRoute, createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { Root } from '../../app/root.tsx';
import { keepFrozenToBilling, loadPerson, requireSession } from '../../session/guards.ts';
import { Shell } from '../../shell/shell.tsx';

export const rootRoute = createRootRoute({
  component: Root,
});

/** Every address that no other route knows. */
export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: keepFrozenToBilling,
  component: lazyPage(() => import('../../app/not-found.tsx'), 'NotFound'),
});

/** Everything below it is for signed-in people. */
export const protectedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'protected',
  beforeLoad: ({ location }) => requireSession(location.pathname),
  loader: ({ location }) => loadPerson(location.pathname),
  staleTime: Infinity,
  component: Shell,
});
