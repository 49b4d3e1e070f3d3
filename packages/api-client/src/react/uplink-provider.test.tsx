import { QueryClient, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { act, Component, type ReactNode } from 'react';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import type { UplinkClient } from '../client/client.ts';
import type { Schema } from '../contract.ts';
import type { SessionStatus } from '../session/session.ts';
import { createTestClient, type TestAnswers } from '../testing/test-client.ts';
import { meQuery } from './queries/index.ts';
import { useSessionStatus } from './session-status.ts';
import { notReady } from './status.ts';
import { UplinkProvider, useUplink } from './uplink-provider.tsx';

afterEach(cleanup);

const me = { id: 7, firstName: 'Maya', lastName: 'Okafor' };

function Name() {
  const client = useUplink();
  const query = useQuery(meQuery(client));
  expectTypeOf(client).toEqualTypeOf<UplinkClient>();
  expectTypeOf(query.data).toEqualTypeOf<Schema<'CurrentUser'> | undefined>();
  if (query.data) return <p>{query.data.firstName}</p>;
  const state = notReady(query);
  return <p>{state.status === 'failed' ? state.message : state.status}</p>;
}

function Status() {
  return <p>{useSessionStatus()}</p>;
}

class Catch extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message || this.props.children;
  }
}

function show(answers: TestAnswers, queryClient?: QueryClient) {
  return render(
    <UplinkProvider client={createTestClient(answers)} {...(queryClient && { queryClient })}>
      <Name />
    </UplinkProvider>,
  );
}

test('widgets below it read by its client and a cache of its own', async () => {
  show({ 'GET /me': me });
  expect(await screen.findByText('Maya')).toBeVisible();
});

test('a given cache is used', async () => {
  const queryClient = new QueryClient();
  show({ 'GET /me': me }, queryClient);
  await screen.findByText('Maya');
  expect(queryClient.getQueryData(['/me'])).toEqual(me);
});

test('a refusal is not asked for again', async () => {
  const refuse = vi.fn(() =>
    Response.json({ message: 'Too long', code: 'validation', requestId: 'x' }, { status: 422 }),
  );
  show({ 'GET /me': refuse });
  expect(await screen.findByText('Too long')).toBeVisible();
  expect(refuse).toHaveBeenCalledOnce();
});

test('a refusal stays when a part comes beside it, and is asked for again on the next visit', async () => {
  const refuse = vi.fn(() =>
    Response.json({ message: 'Not yours', code: 'forbidden', requestId: 'x' }, { status: 403 }),
  );
  const seen: (string | null)[] = [];
  const client = createTestClient({ 'GET /me': refuse });
  const page = (...parts: string[]) => (
    <UplinkProvider client={client}>
      {parts.map((part) => (
        <Name key={part} />
      ))}
    </UplinkProvider>
  );
  const { container, rerender } = render(page('title'));
  expect(await screen.findByText('forbidden')).toBeVisible();
  const watch = new MutationObserver(() => seen.push(container.textContent));
  watch.observe(container, { childList: true, characterData: true, subtree: true });
  rerender(page('title', 'text'));
  expect(await screen.findAllByText('forbidden')).toHaveLength(2);
  watch.disconnect();
  expect(seen).not.toContain('loadingloading');
  expect(refuse).toHaveBeenCalledOnce();
  rerender(page());
  rerender(page('title'));
  expect(await screen.findByText('forbidden')).toBeVisible();
  expect(refuse).toHaveBeenCalledTimes(2);
});

test('what may work the second time is tried again', async () => {
  let count = 0;
  show({
    'GET /me': () => {
      count += 1;
      return count === 1
        ? Response.json({ message: 'Broken' }, { status: 500 })
        : Response.json(me);
    },
  });
  expect(await screen.findByText('Maya')).toBeVisible();
});

test('a widget without a provider says what it needs', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Catch>
      <Name />
    </Catch>,
  );
  expect(screen.getByText(/needs an <UplinkProvider client=\{\.\.\.\}>/)).toBeVisible();
  quiet.mockRestore();
});

test('the status of the session is followed', () => {
  let status: SessionStatus = 'unknown';
  const listeners = new Set<() => void>();
  const client = createTestClient({});
  client.session = {
    ...client.session,
    getSnapshot: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  render(
    <UplinkProvider client={client}>
      <Status />
    </UplinkProvider>,
  );
  expect(screen.getByText('unknown')).toBeVisible();
  act(() => {
    status = 'signedOut';
    for (const listener of listeners) listener();
  });
  expect(screen.getByText('signedOut')).toBeVisible();
});
