import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { loadBeside } from '../shared/load-beside.ts';
import { protectedRoute } from '../shared/root.route.ts';

// Named once: each place that imports a page lists all files it needs.
const load = () => import('./catalog.page.tsx');

const kinds = [
  { base: 'programs', title: 'Programs' },
  { base: 'courses', title: 'Courses' },
  { base: 'projects', title: 'Projects' },
  { base: 'bundles', title: 'Bundles' },
] as const;

const labs = { base: 'practice-labs', title: 'Labs' } as const;

/** Listing, detail and modules of programs, courses, projects and bundles; of labs the listing is elsewhere. */
export const catalogRoutes = [
  ...kinds.map(({ base, title }) =>
    createRoute({
      getParentRoute: () => protectedRoute,
      path: `/${base}`,
      staticData: { title },
      loader: loadBeside('products'),
      component: lazyPage(load, 'ListingPage'),
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
        component: lazyPage(load, 'DetailPage'),
      }),
      createRoute({
        getParentRoute: () => protectedRoute,
        path: `/${base}/$uniqueName/modules`,
        staticData: { title: 'Modules' },
        loader,
        component: lazyPage(load, 'ModulesPage'),
      }),
    ];
  }),
  // With one digit it opens that numbered section of the project.
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/projects/$uniqueName/$step',
    staticData: { title: 'Project' },
    loader: loadBeside('product'),
    component: lazyPage(load, 'ProjectStepPage'),
  }),
];
