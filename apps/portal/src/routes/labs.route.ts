import { createRoute } from '@tanstack/react-router';
import { labsQuery } from '@uplink/api-client/react';
import { client, queryClient } from '../app/client.ts';
import { lazyPage } from '../app/lazy-page.ts';
import { readKindSearch } from './kind.search.ts';
import { protectedRoute } from './root.route.ts';

export const labsRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/practice-labs',
  staticData: { title: 'Practice labs' },
  loaderDeps: ({ search }) => readKindSearch(search),
  loader: ({ deps }) => void queryClient.prefetchQuery(labsQuery(client, deps)),
  component: lazyPage(() => import('./labs.page.tsx'), 'LabsPage'),
});
