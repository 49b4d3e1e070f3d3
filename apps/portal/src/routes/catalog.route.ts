import { createRoute } from '@tanstack/react-router';
import { ModuleType } from '@uplink/api-client/domain';
import { modulesQuery, productQuery } from '@uplink/api-client/react';
import { client, queryClient } from '../app/client.ts';
import { lazyPage } from '../app/lazy-page.ts';
import { readCatalogSearch } from './catalog.search.ts';
import { protectedRoute } from './root.route.ts';

const kinds = [
  { base: 'programs', type: ModuleType.program, title: 'Programs' },
  { base: 'courses', type: ModuleType.course, title: 'Courses' },
  { base: 'projects', type: ModuleType.project, title: 'Projects' },
] as const;

/** Listing, detail and modules of programs, courses and projects. */
export const catalogRoutes = kinds.flatMap(({ base, type, title }) => [
  createRoute({
    getParentRoute: () => protectedRoute,
    path: `/${base}`,
    staticData: { title },
    validateSearch: readCatalogSearch,
    loaderDeps: ({ search }) => search,
    loader: ({ deps }) => void queryClient.prefetchQuery(modulesQuery(client, { type, ...deps })),
    component: lazyPage(() => import('./catalog.page.tsx'), 'ListingPage'),
  }),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: `/${base}/$uniqueName`,
    staticData: { title: title.slice(0, -1) },
    loader: ({ params }) =>
      void queryClient.prefetchQuery(productQuery(client, { type, uniqueName: params.uniqueName })),
    component: lazyPage(() => import('./catalog.page.tsx'), 'DetailPage'),
  }),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: `/${base}/$uniqueName/modules`,
    staticData: { title: 'Modules' },
    component: lazyPage(() => import('./catalog.page.tsx'), 'ModulesPage'),
  }),
]);

/** /projects/:project/:step with one digit opens that numbered section of the project. */
export const projectStepRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/projects/$uniqueName/$step',
  staticData: { title: 'Project' },
  component: lazyPage(() => import('./catalog.page.tsx'), 'ProjectStepPage'),
});
