import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { Session } from '@uplink/api-client';
import { createQueryClient, UplinkProvider } from '@uplink/api-client/react';
import { createTestClient, createTestSession, type TestAnswers } from '@uplink/api-client/testing';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import '@uplink/ui/tokens.css';
import '@uplink/ui/base.css';

/** Draws a part of the portal at an address, on a pretended server; gone when the test ends. */
export function show(part: ReactNode, { answers = {}, path = '/', session }: ShowOptions = {}) {
  const client = {
    ...createTestClient(answers),
    session: { ...createTestSession(), ...session },
  };
  const queryClient = createQueryClient();
  const rootRoute = createRootRoute({
    component: () => (
      <UplinkProvider client={client} queryClient={queryClient}>
        {part}
      </UplinkProvider>
    ),
  });
  const everywhere = createRoute({ getParentRoute: () => rootRoute, path: '/$' });
  const router = createRouter({
    routeTree: rootRoute.addChildren([everywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<RouterProvider router={router as never} />);
  return { client, queryClient, router };
}

export interface ShowOptions {
  answers?: TestAnswers;
  /** The address in the bar. @default '/' */
  path?: string;
  /** What is different about the session, which else never ends. */
  session?: Partial<Session>;
}
