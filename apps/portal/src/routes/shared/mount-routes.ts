import type { AnyRoute, AnyRouter } from '@tanstack/react-router';

/** The routes of a sub-application, made below its mount point. */
export type SubRoutes = (base: AnyRoute) => AnyRoute[];

/** Adds the routes of a sub-application to the router's tree, in place of the splat of its mount point. */
export function mountRoutes(router: AnyRouter, path: string, routes: SubRoutes): void {
  const base: AnyRoute = router.routesById[`/protected${path}`];
  base.addChildren(routes(base));
  router.setRoutes(router.buildRouteTree());
}
