import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type LazyPart, lazyPart, useLazyPart } from './lazy-part.ts';
import { lazyView } from './lazy-view.tsx';

afterEach(cleanup);

interface GreetingProps {
  name: string;
}

function Greeting({ name }: GreetingProps) {
  return <p>Hello {name}</p>;
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('code that does not come leaves what is typed beside it, says so, and comes when asked again', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(gone);
  const LazyGreeting = lazyView(load);
  render(
    <>
      <input aria-label="Name" />
      <LazyGreeting name="Maya" />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Okafor');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This part could not be loaded/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('alert')).toBeVisible();
  load.mockResolvedValue(Greeting);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Maya')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Name')).toHaveValue('Okafor');
});

test('until it comes its place is held by what knows its props, and once is enough', async () => {
  let bring: (part: typeof Greeting) => void = () => {};
  const load = vi.fn(
    () =>
      new Promise<typeof Greeting>((resolve) => {
        bring = resolve;
      }),
  );
  const LazyGreeting = lazyView(load, ({ name }) => <p>Looking for {name}</p>);
  const shown = render(<LazyGreeting name="Maya" />);
  expect(screen.getByText('Looking for Maya')).toBeVisible();
  bring(Greeting);
  expect(await screen.findByText('Hello Maya')).toBeVisible();
  shown.unmount();
  render(<LazyGreeting name="Daniel" />);
  expect(screen.getByText('Hello Daniel')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a part that was asked for before is there at once', async () => {
  const part = lazyPart(async () => Greeting);
  await part.load();
  const LazyGreeting = lazyView(part);
  render(<LazyGreeting name="Maya" />);
  expect(screen.getByText('Hello Maya')).toBeVisible();
});

function Named({ part }: { part: LazyPart<string> }) {
  const state = useLazyPart(part);
  return <p>{state.status === 'ready' ? state.Part : 'waiting'}</p>;
}

test('a part that takes the place of another is drawn when it comes', async () => {
  const parts = { one: lazyPart(async () => 'first'), other: lazyPart(async () => 'second') };
  const shown = render(<Named part={parts.one} />);
  expect(await screen.findByText('first')).toBeVisible();
  shown.rerender(<Named part={parts.other} />);
  expect(await screen.findByText('second')).toBeVisible();
});
