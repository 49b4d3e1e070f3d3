import { Outlet, useNavigate } from '@tanstack/react-router';
import { UplinkProvider } from '@uplink/api-client/react';
import { LinkProvider } from '@uplink/ui/link';
import { useCallback } from 'react';
import { Banners } from './banners.tsx';
import { client, queryClient } from './client.ts';
import { useRouteChange } from './titles.ts';

/** Around every page: data, links that stay in the page, errors on top. */
export function Root() {
  const navigate = useNavigate();
  const announcement = useRouteChange();
  return (
    <UplinkProvider client={client} queryClient={queryClient}>
      <LinkProvider navigate={useCallback((href) => void navigate({ href }), [navigate])}>
        <a className="ul-skip" href="#main">
          Skip to content
        </a>
        <div className="ul-sr" role="status">
          {announcement}
        </div>
        <Banners />
        <Outlet />
      </LinkProvider>
    </UplinkProvider>
  );
}
