import { type AsyncRouteComponent, createRoute } from '@tanstack/react-router';
import { loadBeside } from './load-beside.ts';
import { readPageSearch } from './page.search.ts';
import { protectedRoute } from './root.route.ts';

/** A page for signed-in people whose address may name the page of a list. */
export const pagedRoute = <Path extends string>(
  path: Path,
  title: string,
  component: AsyncRouteComponent<object>,
  load: Parameters<typeof loadBeside>[0],
) =>
  createRoute({
    getParentRoute: () => protectedRoute,
    path,
    staticData: { title },
    validateSearch: readPageSearch,
    loader: loadBeside(load),
    component,
  });
