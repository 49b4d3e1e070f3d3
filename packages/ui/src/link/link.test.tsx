import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Link, LinkProvider } from './link.tsx';

let unheard = new AbortController();

// A link that is off leaves its listener waiting: it would cancel the next file's first click.
afterEach(() => {
  unheard.abort();
  unheard = new AbortController();
  cleanup();
});

const navigate = vi.fn();

function show(link: ReactNode) {
  navigate.mockClear();
  const left = vi.fn((event: Event) => {
    const isLeft = !event.defaultPrevented;
    event.preventDefault();
    return isLeft;
  });
  document.addEventListener('click', left, { once: true, signal: unheard.signal });
  render(<LinkProvider navigate={navigate}>{link}</LinkProvider>);
  return left;
}

test('stays in the app, by pointer and keyboard', async () => {
  show(<Link href="/courses">Courses</Link>);
  await userEvent.click(screen.getByRole('link', { name: 'Courses' }));
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls).toEqual([['/courses'], ['/courses']]);
});

test.each([
  ['another site', { href: 'https://example.com/a' }],
  ['a new tab', { href: '/courses', target: '_blank' }],
  ['a download', { href: '/receipt.pdf', download: true }],
])('leaves %s to the browser', async (_name, props) => {
  const left = show(<Link {...props}>Go</Link>);
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  expect(navigate).not.toHaveBeenCalled();
  expect(left).toHaveReturnedWith(true);
});

test('leaves a press with a modifier to the browser', async () => {
  const left = show(<Link href="/courses">Go</Link>);
  await userEvent.click(screen.getByRole('link', { name: 'Go' }), { modifiers: ['Shift'] });
  expect(navigate).not.toHaveBeenCalled();
  expect(left).toHaveReturnedWith(true);
});

test('tells that it is followed, and can be kept from it', async () => {
  const onPress = vi.fn();
  show(
    <Link href="/courses" onPress={onPress} onClick={(event) => event.preventDefault()}>
      Go
    </Link>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
});

test('leads nowhere while it is off', async () => {
  show(
    <Link href="/courses" isDisabled>
      Go
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link).toHaveAttribute('aria-disabled', 'true');
  expect(link).not.toHaveAttribute('href');
});
