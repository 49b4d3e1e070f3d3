import type { AnyRoute, AnyRouter, RouterHistory } from '@tanstack/react-router';

export interface KeepPageOptions {
  /** Whether the academy is out of reach. */
  isLost: () => boolean;
  /** Told when a page can't be opened. */
  onKept: () => void;
}

/**
 * While the academy is out of reach, the open page stays where the code of the next one isn't on this device.
 * Returns how to stop.
 */
export function keepPage(router: AnyRouter, { isLost, onKept }: KeepPageOptions): () => void {
  const history: RouterHistory = router.history;
  return history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ nextLocation: { pathname } }) => {
      if (!isLost() || (await hasCode(router, pathname))) return false;
      onKept();
      return true;
    },
  });
}

async function hasCode(router: AnyRouter, pathname: string): Promise<boolean> {
  const [routes] = router.getMatchedRoutes(pathname);
  await Promise.all(routes.map((route) => router.loadRouteChunk(route)));
  return routes.every((route: AnyRoute) => !isMissing(route.options.component));
}

/** A lazy component loses `preload` once its code is here; when that fails, it keeps it and tells no one. */
const isMissing = (component: { preload?: unknown } | undefined) =>
  component?.preload !== undefined;
