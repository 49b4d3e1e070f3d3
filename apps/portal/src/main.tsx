import '@uplink/ui/tokens.css';
import '@uplink/ui/base.css';
import '@uplink/ui/helpers.css';
import './shell/start-frame.css';
import { type AnyRoute, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './app/client.ts';
import { whenQuiet } from './app/quiet.ts';
import { router } from './app/router.tsx';

// The page's code is asked for beside the session, not after it. A failure shows when it is drawn.
for (const { routeId } of router.matchRoutes(router.latestLocation)) {
  const route: AnyRoute | undefined = router.routesById[routeId as keyof typeof router.routesById];
  if (route) router.loadRouteChunk(route)?.catch(() => {});
}

// Of the two builds gate.js chose one; a browser in between can read both.
const isChosen = 'legacy' in document.documentElement.dataset === import.meta.env.LEGACY;
const root = document.getElementById('root');
if (root && isChosen) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  // Behind the first page, and nothing is missing without it.
  const unsubscribe = router.subscribe('onRendered', () => {
    unsubscribe();
    whenQuiet(queryClient, () => {
      import('./telemetry/telemetry.ts')
        .then(({ startTelemetry }) => startTelemetry())
        .catch(() => {});
    });
  });
}
