import { createRoute } from '@tanstack/react-router';
import { noteProductsQuery, notesQuery } from '@uplink/api-client/react';
import { client, queryClient } from '../app/client.ts';
import { lazyPage } from '../app/lazy-page.ts';
import { readNotesSearch } from './notes.search.ts';
import { protectedRoute } from './root.route.ts';

export const notesRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/notes',
  staticData: { title: 'Notes' },
  validateSearch: readNotesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    void queryClient.prefetchQuery(noteProductsQuery(client));
    void queryClient.prefetchQuery(
      notesQuery(client, { page: deps.page ?? 0, product: deps.product }),
    );
  },
  component: lazyPage(() => import('./notes.page.tsx'), 'NotesPage'),
});
