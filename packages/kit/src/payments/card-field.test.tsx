import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createQueryClient, UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { CardField } from './card-field.tsx';
import type { CardFieldHandle, CardFieldProps } from './payments.types.ts';

const card = {
  zip: '60614',
  brand: 'visa',
  expMonth: 12,
  expYear: 2040,
  funding: 'credit',
  last4: '4242',
};

afterEach(cleanup);

/** The field with a page of this origin in the place of the provider's. */
async function open(props: Omit<CardFieldProps, 'handleRef'> = {}) {
  const handleRef: { current: CardFieldHandle | null } = { current: null };
  const frameUrl = `${location.origin}/card-frame`;
  const client = createTestClient({
    'GET /payments/setup': {
      card: { provider: 'sandbox', frameUrl },
      wallet: { provider: 'sandbox' },
    },
  });
  const field = (more: Omit<CardFieldProps, 'handleRef'>) => (
    <UplinkProvider client={client} queryClient={queryClient}>
      <CardField handleRef={handleRef} {...more} />
    </UplinkProvider>
  );
  const queryClient = createQueryClient();
  const { container, rerender } = render(field(props));
  const frame = await waitFor(() => {
    const found = container.querySelector('iframe');
    if (!found?.contentWindow) throw new Error('No frame yet.');
    return found;
  });
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const nonce = new URL(frame.src).searchParams.get('nonce');
  const heard: Record<string, unknown>[] = [];
  frame.contentWindow?.addEventListener('message', ({ data }) => heard.push(data));
  /** From the frame's own window, as the provider's page would. */
  const say = (message: object) => {
    const inFrame = frame.contentWindow as unknown as { Function: FunctionConstructor };
    const post = new inFrame.Function('message', 'parent.postMessage(message, "*")');
    act(() => post({ source: 'uplink-card', nonce, ...message }));
  };
  const last = (type: string) =>
    waitFor(() => {
      const found = heard.findLast((one) => one.type === type);
      if (!found) throw new Error(`No ${type} yet.`);
      return found;
    });
  const ready = async () => {
    say({ type: 'ready', height: 180 });
    await waitFor(() => expect(handleRef.current).not.toBeNull());
  };
  return {
    handleRef,
    frame,
    say,
    last,
    ready,
    again: (more: typeof props) => rerender(field(more)),
  };
}

test('the frame is the only place of the number, and hands over a token', async () => {
  const { handleRef, frame, say, last, ready } = await open();
  expect(frame).toHaveProperty('title', 'Card');
  expect(handleRef.current).toBeNull();
  await ready();
  expect(frame.style.height).toBe('180px');
  expect(document.querySelectorAll('input')).toHaveLength(0);
  const answer = handleRef.current?.submit();
  const { id } = await last('submit');
  say({ type: 'token', id, token: 'tok_1', card });
  expect(await answer).toMatchObject({ token: 'tok_1', card });
});

test('a fault of the card is an answer, and one of the server is shown in the frame', async () => {
  const { handleRef, say, last, ready, again } = await open();
  await ready();
  const answer = handleRef.current?.submit();
  const { id } = await last('submit');
  say({ type: 'fault', id, message: 'The number is incomplete.' });
  expect(await answer).toEqual({ fault: 'The number is incomplete.' });
  again({ error: 'Your card was declined.', isDisabled: true });
  expect(await last('fault')).toMatchObject({ message: 'Your card was declined.' });
  expect(await last('disable')).toMatchObject({ isDisabled: true });
});

test('a zip of the page goes along, Enter is told, and a message of another nonce is none', async () => {
  const onEnter = vi.fn();
  const { handleRef, frame, say, last, ready } = await open({ zip: '60614', onEnter });
  expect(new URL(frame.src).searchParams.get('zip')).toBe('no');
  say({ type: 'ready', height: 10, nonce: 'somebody-else' });
  await ready();
  expect(frame.style.height).toBe('180px');
  say({ type: 'enter' });
  await waitFor(() => expect(onEnter).toHaveBeenCalledOnce());
  void handleRef.current?.submit();
  expect(await last('submit')).toMatchObject({ zip: '60614' });
});

test('a page that is ready before it has loaded stays', async () => {
  const { handleRef, frame, ready } = await open();
  await ready();
  vi.useFakeTimers();
  frame.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(frame.isConnected).toBe(true);
  expect(handleRef.current).not.toBeNull();
});

test('a form that is taken away while it waits says that there was no answer', async () => {
  const { handleRef, last, ready } = await open();
  await ready();
  const answer = handleRef.current?.submit();
  await last('submit');
  cleanup();
  expect(await answer).toEqual({ fault: 'We could not response your request' });
});
