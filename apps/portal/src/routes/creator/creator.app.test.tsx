import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { createQueryClient, UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PlaceContext, type Ways } from '../../shell/place.ts';
import { maya } from '../../testing/maya.fixture.ts';
import { CreatorPage } from './creator.page.tsx';

const none = { total: 0, list: [] };

const { details, ...shown } = contract.components.examples.getModulePreview.value;
/** A product that needs another one first. */
const preview = {
  ...shown,
  details: {
    ...details,
    module: { ...details.module, incompleteDependencies: [{ name: 'Subnets' }] },
  },
};

/** The portal with its entry to the creator tools, opened at an address. */
function showAt(address: string, setWays?: (ways: Ways | undefined) => void) {
  const client = createTestClient({
    'GET /me': { ...maya, roles: ['mentor'] },
    'GET /configuration': { supportEmail: 'help@academy.example' },
    'GET /creator/me/modules': {
      data: [],
      paging: { pageSize: 20, total: 0, next: null, previous: null },
    },
    'GET /creator/me/home': {
      ...{ drafts: none, reviews: none, questions: none, ratings: none, lessons: [], jobs: [] },
    },
    'GET /creator/me/media': {
      data: [],
      paging: { pageSize: 20, total: 0, next: null, previous: null },
    },
    'GET /creator/me/modules/14/preview': preview,
    'GET /creator/me/copies': [],
    'GET /creator/me/imports': [],
  });
  const queryClient = createQueryClient();
  const rootRoute = createRootRoute({
    component: () => (
      <UplinkProvider client={client} queryClient={queryClient}>
        <PlaceContext value={{ path: undefined, setPath: () => {}, setWays }}>
          <Outlet />
        </PlaceContext>
      </UplinkProvider>
    ),
  });
  const protectedRoute = createRoute({ getParentRoute: () => rootRoute, id: 'protected' });
  const base = createRoute({
    getParentRoute: () => protectedRoute,
    path: '/creator',
    component: CreatorPage,
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
}

test.each([
  ['/creator', 'Creator'],
  ['/creator/products', 'Products'],
  ['/creator/media', 'Media'],
  ['/creator/nowhere/at/all', 'A Black Hole just swallowed that page'],
])('%s opens its page when it is the first address of a visit', async (address, name) => {
  showAt(address);
  await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

test('the navigation has its seven tabs in order, then what several pages use', async () => {
  const labels = ({ top }: Ways) =>
    top.map(({ entries = [] }) => entries.map(({ label }) => label));
  const setWays = vi.fn<(ways: Ways | undefined) => void>();
  showAt('/creator', setWays);
  await expect.element(page.getByRole('heading', { name: 'Creator', exact: true })).toBeVisible();
  const [ways] = setWays.mock.lastCall ?? [];
  expect(ways && labels(ways)).toEqual([
    ['Products', 'Exams', 'SQC', 'Email', 'Certifications', 'Labs', 'Notifications'],
    ['Question bank', 'Media'],
  ]);
});

test('a draft is previewed as the page of a learner who started it', async () => {
  showAt('/creator/products/course/14/preview');
  const heading = page.getByRole('heading', { name: 'OSPF in Practice' });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText(/This is a preview/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Who it is for' })).toBeVisible();
  await page.getByRole('link', { name: 'Who it is for' }).click();
  await expect.element(page.getByText('Technicians.')).toBeVisible();
  const back = page.getByRole('link', { name: 'Back to the editor' });
  await expect.element(back).toHaveAttribute('href', '/creator/products/course/14/settings');
});
