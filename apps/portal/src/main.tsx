import '@uplink/ui/tokens.css';
import '@uplink/ui/base.css';
import '@uplink/ui/helpers.css';
import { type AnyRoute, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { TAGLINE } from './app/constants.ts';
import { router } from './app/router.tsx';

document.querySelector('meta[name=description]')?.setAttribute('content', TAGLINE);

// The page's code is asked for beside the session, not after it. A failure shows when it is drawn.
for (const { routeId } of router.matchRoutes(router.latestLocation)) {
  const route: AnyRoute | undefined = router.routesById[routeId as keyof typeof router.routesById];
  if (route) router.loadRouteChunk(route)?.catch(() => {});
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
