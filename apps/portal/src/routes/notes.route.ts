import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { loadBeside } from './load-beside.ts';
import { readNotesSearch } from './notes.search.ts';
import { protectedRoute } from './root.route.ts';

export const notesRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/notes',
  staticData: { title: 'Notes' },
  validateSearch: readNotesSearch,
  loader: loadBeside('notes'),
  component: lazyPage(() => import('./notes.page.tsx'), 'NotesPage'),
});
