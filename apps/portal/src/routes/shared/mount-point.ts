import { type AsyncRouteComponent, createRoute } from '@tanstack/react-router';
import { protectedRoute } from './root.route.ts';

/**
 * Where a sub-application begins. Its own routes take the place of the splat once someone came through its
 * door (`sub-application.tsx`): people without access never download them.
 */
export function mountPoint(path: '/creator' | '/admin', door: AsyncRouteComponent<object>) {
  const base = createRoute({ getParentRoute: () => protectedRoute, path, component: door });
  return base.addChildren([createRoute({ getParentRoute: () => base, path: '$' })]);
}
