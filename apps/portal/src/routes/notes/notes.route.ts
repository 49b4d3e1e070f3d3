import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { loadBeside } from '../shared/load-beside.ts';
import { protectedRoute } from '../shared/root.route.ts';

export const notesRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/notes',
  staticData: { title: 'Notes' },
  loader: loadBeside('notes'),
  component: lazyPage(() => import('./notes.page.tsx'), 'NotesPage'),
});
