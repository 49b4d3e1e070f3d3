import {
  type AnyRoute,
  createRoute,
  createRouter,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router';
import { catalogRoutes } from '../routes/catalog/catalog.route.ts';
import type { furtherRoutes } from '../routes/further-routes.ts';
import { homeRoute } from '../routes/learning/home.route.ts';
import { lessonRoutes } from '../routes/lessons/lessons.route.ts';
import { callbackRoute, loginRoute, signedInRoute } from '../routes/session/sign-in.route.ts';
import { protectedRoute, rootRoute } from '../routes/shared/root.route.ts';
// Behind the routes: imported first, it makes the bundler cut the first load into more pieces.
import { keepFrozenToBilling } from '../session/guards.ts';
import { InternalError } from './error-page.tsx';
import { lazyPage, loadOrReload } from './lazy-page.ts';

/** Every address that no other route knows, or whose route is not here yet. */
const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ location }) => {
    await loadOrReload(addFurtherRoutes);
    if (askForCode(location)) throw redirect({ href: location.href, replace: true });
    await keepFrozenToBilling();
  },
  component: lazyPage(() => import('./not-found.tsx'), 'NotFound'),
});

const treeOf = ({ open, personal }: typeof furtherRoutes) =>
  rootRoute.addChildren([
    loginRoute,
    signedInRoute,
    ...open,
    unknownRoute,
    protectedRoute.addChildren([
      callbackRoute,
      homeRoute,
      ...catalogRoutes,
      ...lessonRoutes,
      ...personal,
    ]),
  ]);

/** Begins with the pages that people open first; the others are added behind them. */
export const router = createRouter({
  routeTree: treeOf({ open: [], personal: [] }),
  defaultErrorComponent: ({ error }) => (
    <InternalError error={error instanceof Error ? error : new Error(String(error))} />
  ),
  scrollRestoration: true,
});

let further: Promise<void> | undefined;

/** Adds the other pages once; a try that failed is made again. */
export function addFurtherRoutes(): Promise<void> {
  further ??= import('../routes/further-routes.ts').then(
    ({ furtherRoutes }) => {
      treeOf(furtherRoutes);
      router.setRoutes(router.buildRouteTree());
    },
    (error: unknown) => {
      further = undefined;
      throw error;
    },
  );
  return further;
}

/**
 * Loads the code of the page at an address at the same time as the session; a failure shows when it is drawn. False
 * where no route knows the address.
 */
export function askForCode(location: ParsedLocation): boolean {
  const matches = router.matchRoutes(location);
  if (matches.some(({ routeId }) => routeId === unknownRoute.id)) return false;
  for (const { routeId } of matches) {
    const route: AnyRoute | undefined = router.routesById[routeId];
    if (route) router.loadRouteChunk(route)?.catch(() => {});
  }
  return true;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
