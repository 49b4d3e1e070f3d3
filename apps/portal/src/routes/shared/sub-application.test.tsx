import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createQueryClient, UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NotFound } from '../../app/not-found.tsx';
import { maya } from '../../testing/maya.fixture.ts';
import type { SubRoutes } from './mount-routes.ts';
import { SubApplication } from './sub-application.tsx';

const toolRoutes: SubRoutes = (base) => [
  createRoute({
    getParentRoute: () => base,
    path: 'tools/$name',
    component: () => <h1>The tool</h1>,
  }),
  createRoute({ getParentRoute: () => base, path: '$', component: NotFound }),
];

function showAt(address: string, roles: readonly string[]) {
  const load = vi.fn(async () => toolRoutes);
  const client = createTestClient({
    'GET /me': { ...maya, roles },
    'GET /configuration': { supportEmail: 'help@academy.example' },
  });
  const queryClient = createQueryClient();
  const rootRoute = createRootRoute({
    component: () => (
      <UplinkProvider client={client} queryClient={queryClient}>
        <Outlet />
      </UplinkProvider>
    ),
  });
  const protectedRoute = createRoute({ getParentRoute: () => rootRoute, id: 'protected' });
  const base = createRoute({
    getParentRoute: () => protectedRoute,
    path: '/creator',
    component: () => (
      <SubApplication
        path="/creator"
        policy="enterCreator"
        openTo="The creator tools are for mentors."
        load={load}
      />
    ),
  });
  const rest = createRoute({ getParentRoute: () => base, path: '$' });
  const router = createRouter({
    routeTree: rootRoute.addChildren([protectedRoute.addChildren([base.addChildren([rest])])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<RouterProvider router={router as never} />);
  return { load, router };
}

const blackHole = { name: 'A Black Hole just swallowed that page' };

test('another role sees the no-permission page, and nothing is loaded', async () => {
  const { load } = showAt('/creator/tools/quiz', ['student']);
  const title = page.getByRole('heading', { name: "You don't have access to this area" });
  await expect.element(title).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('the address that is open finds its page once the routes are there', async () => {
  showAt('/creator/tools/quiz', ['student', 'mentor']);
  await expect.element(page.getByRole('heading', { name: 'The tool' })).toBeVisible();
});

test.each(['/creator', '/creator/nowhere/at/all'])(
  '%s leads nowhere; from there the pages are found, without loading again',
  async (address) => {
    const { load, router } = showAt(address, ['mentor']);
    await expect.element(page.getByRole('heading', blackHole)).toBeVisible();
    await router.navigate({ href: '/creator/tools/quiz' } as never);
    await expect.element(page.getByRole('heading', { name: 'The tool' })).toBeVisible();
    await router.navigate({ href: '/creator/nowhere' } as never);
    await expect.element(page.getByRole('heading', blackHole)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  },
);
