import { createRootRoute, createRoute } from '@tanstack/react-router';
import { Root } from '../../app/root.tsx';
import { loadPerson, requireSession } from '../../session/guards.ts';
import { Shell } from '../../shell/shell.tsx';

export const rootRoute = createRootRoute({
  component: Root,
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
