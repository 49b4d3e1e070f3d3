import '@uplink/ui/tokens.css';
import '@uplink/ui/base.css';
import '@uplink/ui/helpers.css';
import './shell/start-frame.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './app/client.ts';
import { whenQuiet } from './app/quiet.ts';
import { addFurtherRoutes, askForCode, router } from './app/router.tsx';

askForCode(router.latestLocation);

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
      addFurtherRoutes().catch(() => {});
      import('./telemetry/telemetry.ts')
        .then(({ startTelemetry }) => startTelemetry())
        .catch(() => {});
    });
  });
}
