import { createRootRoute, createRoute } from '@tanstack/react-router';
import { NotFound } from '../app/error-page.tsx';
import { Root } from '../app/root.tsx';
import { requireSession } from '../session/guards.ts';
import { Shell } from '../shell/shell.tsx';

export const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFound });

/** Everything below it is for signed-in people. */
export const protectedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'protected',
  beforeLoad: ({ location }) => requireSession(location.pathname),
  component: Shell,
});
