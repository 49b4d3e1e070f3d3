import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createQueryClient, UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { useForm } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UnsavedGuard } from './unsaved-guard.tsx';

function Editor() {
  const form = useForm({ stored: { name: '' }, warnsOnLeave: true, send: async () => {} });
  return (
    <>
      <TextField label="Name" {...form.field('name')} />
      <Link to="/list">The list</Link>
    </>
  );
}

function show() {
  const root = createRootRoute({
    component: () => (
      <UplinkProvider client={createTestClient({})} queryClient={createQueryClient()}>
        <Outlet />
        <UnsavedGuard />
      </UplinkProvider>
    ),
  });
  const editor = createRoute({ getParentRoute: () => root, path: '/', component: Editor });
  const list = createRoute({
    getParentRoute: () => root,
    path: '/list',
    component: () => <h1>Everything</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([editor, list]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const place = document.body.appendChild(document.createElement('div'));
  const app = createRoot(place);
  onTestFinished(() => {
    app.unmount();
    place.remove();
  });
  app.render(<RouterProvider router={router as never} />);
}

const heading = () => page.getByRole('heading', { name: 'Everything' });

test('a page with unsaved changes is left only after a question', async () => {
  show();
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'OSPF');
  await page.getByRole('link', { name: 'The list' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('OSPF');
  await page.getByRole('link', { name: 'The list' }).click();
  await page.getByRole('button', { name: 'Leave page' }).click();
  await expect.element(heading()).toBeVisible();
});

test('a page without them is left at once', async () => {
  show();
  await page.getByRole('link', { name: 'The list' }).click();
  await expect.element(heading()).toBeVisible();
});
