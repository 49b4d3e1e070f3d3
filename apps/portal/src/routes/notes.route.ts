import { createRoute } from '@tanstack/react-router';
import { notesQuery } from '@uplink/api-client/react';
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
  loader: ({ deps }) => void queryClient.prefetchQuery(notesQuery(client, deps)),
  component: lazyPage(() => import('./notes.page.tsx'), 'NotesPage'),
});
