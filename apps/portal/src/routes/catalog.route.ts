import { createRoute } from '@tanstack/react-router';
import { ModuleType } from '@uplink/api-client/domain';
import { modulesQuery } from '@uplink/api-client/react';
import { client, queryClient } from '../app/client.ts';
import { lazyPage } from '../app/lazy-page.ts';
import { readCatalogSearch } from './catalog.search.ts';
import { loadBeside } from './load-beside.ts';
import { protectedRoute } from './root.route.ts';

const kinds = [
  { base: 'programs', type: ModuleType.program, title: 'Programs' },
  { base: 'courses', type: ModuleType.course, title: 'Courses' },
  { base: 'projects', type: ModuleType.project, title: 'Projects' },
  { base: 'bundles', type: ModuleType.bundle, title: 'Bundles' },
] as const;

const labs = { base: 'practice-labs', type: ModuleType.labs, title: 'Labs' } as const;

/** Listing, detail and modules of programs, courses, projects and bundles; of labs the listing is elsewhere. */
export const catalogRoutes = [
  ...kinds.map(({ base, type, title }) =>
    createRoute({
      getParentRoute: () => protectedRoute,
      path: `/${base}`,
      staticData: { title },
      validateSearch: readCatalogSearch,
      loaderDeps: ({ search }) => search,
      loader: ({ deps }) => void queryClient.prefetchQuery(modulesQuery(client, { type, ...deps })),
      component: lazyPage(() => import('./catalog.page.tsx'), 'ListingPage'),
    }),
  ),
  ...[...kinds, labs].flatMap(({ base, title }) => {
    const loader = loadBeside('product');
    return [
      createRoute({
        getParentRoute: () => protectedRoute,
        path: `/${base}/$uniqueName`,
        staticData: { title: title.slice(0, -1) },
        loader,
        component: lazyPage(() => import('./catalog.page.tsx'), 'DetailPage'),
      }),
      createRoute({
        getParentRoute: () => protectedRoute,
        path: `/${base}/$uniqueName/modules`,
        staticData: { title: 'Modules' },
        loader,
        component: lazyPage(() => import('./catalog.page.tsx'), 'ModulesPage'),
      }),
    ];
  }),
];

/** /projects/:project/:step with one digit opens that numbered section of the project. */
export const projectStepRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/projects/$uniqueName/$step',
  staticData: { title: 'Project' },
  loader: loadBeside('product'),
  component: lazyPage(() => import('./catalog.page.tsx'), 'ProjectStepPage'),
});
