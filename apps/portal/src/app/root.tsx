import { Outlet, useNavigate, useRouter } from '@tanstack/react-router';
import { UplinkProvider } from '@uplink/api-client/react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { Banners } from './banners.tsx';
import { client, queryClient } from './client.ts';
import { useRouteChange } from './titles.ts';

/** Around every page: data, links that stay in the page, errors on top. */
export function Root() {
  const navigate = useNavigate();
  const router = useRouter();
  const announcement = useRouteChange();
  return (
    <UplinkProvider client={client} queryClient={queryClient}>
      <AriaRouterProvider
        navigate={(to) => void navigate({ href: to })}
        useHref={(to) => (/^[a-z]+:/i.test(to) ? to : router.history.createHref(to))}
      >
        <a className="ul-skip" href="#main">
          Skip to content
        </a>
        <div className="ul-sr" role="status">
          {announcement}
        </div>
        <Banners />
        <Outlet />
      </AriaRouterProvider>
    </UplinkProvider>
  );
}
