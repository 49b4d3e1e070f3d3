import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { loadWith } from '../shared/load-with.ts';
import { protectedRoute } from '../shared/root.route.ts';

// Named once: each place that imports a page lists all files it needs.
const listing = () => import('./listing.page.tsx');
const product = () => import('./product.page.tsx');
const loads = async () => (await import('./catalog.loads.ts')).catalogLoads;
const loadProduct = loadWith(async () => (await loads()).product);

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
      loader: loadWith(async () => (await loads()).products),
      component: lazyPage(listing, 'ListingPage'),
    }),
  ),
  ...[...kinds, labs].flatMap(({ base, title }) => [
    createRoute({
      getParentRoute: () => protectedRoute,
      path: `/${base}/$uniqueName`,
      staticData: { title: title.slice(0, -1) },
      loader: loadProduct,
      component: lazyPage(product, 'DetailPage'),
    }),
    createRoute({
      getParentRoute: () => protectedRoute,
      path: `/${base}/$uniqueName/modules`,
      staticData: { title: 'Modules' },
      loader: loadProduct,
      component: lazyPage(product, 'ModulesPage'),
    }),
  ]),
  // With one digit it opens that numbered section of the project.
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/projects/$uniqueName/$step',
    staticData: { title: 'Project' },
    loader: loadProduct,
    component: lazyPage(product, 'ProjectStepPage'),
  }),
];
