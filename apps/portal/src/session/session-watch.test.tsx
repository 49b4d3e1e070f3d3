import type { SessionStatus } from '@uplink/api-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Shell } from '../shell/shell.tsx';
import { show } from '../testing/show.tsx';
import { SessionWatch } from './session-watch.tsx';

const field = page.getByLabelText('Answer');
const fieldWatched = (
  <main>
    <textarea aria-label="Answer" />
    <SessionWatch />
  </main>
);

/** A page, by default with a field, whose session ends and goes on as it is told. */
function open(part = fieldWatched) {
  const listeners = new Set<() => void>();
  let status: SessionStatus = 'signedIn';
  const session = {
    set(next: SessionStatus) {
      status = next;
      for (const listener of listeners) listener();
    },
    isSignedIn: vi.fn(async () => false),
    awaitSignIn: vi.fn(() => () => {}),
  };
  const { queryClient } = show(part, {
    path: '/login/again',
    session: {
      ...session,
      getSnapshot: () => status,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  });
  return { ...session, queryClient };
}

/** The window that opens, or none where the browser does not let it. */
function popup(isAllowed = true) {
  const opened = { closed: false, close: vi.fn(), location: { replace: vi.fn() } };
  vi.spyOn(window, 'open').mockReturnValue(isAllowed ? (opened as unknown as Window) : null);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return opened;
}

const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });

test('the end of a session is told over the page; a new sign-in leads back to the word being typed', async () => {
  const session = open();
  await field.fill('Area 0 is');
  session.set('ended');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText(/Nothing you wrote is lost\./)).toBeVisible();
  // Whoever was typing presses nothing by accident, and cannot get past it.
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.tagName).not.toBe('BUTTON');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  session.set('signedIn');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Area 0 is');
});

test('a page that has not come to rest waits for a new sign-in too', async () => {
  const session = open(<Shell />);
  void session.queryClient.fetchQuery({ queryKey: ['slow'], queryFn: () => new Promise(() => {}) });
  await expect.poll(() => session.awaitSignIn.mock.calls.length).toBe(1);
  session.set('ended');
  await expect.element(dialog).toBeVisible();
});

test('sign-in opens in a window of its own, which is closed when the page goes on', async () => {
  const opened = popup();
  const session = open();
  session.set('ended');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(
    '/session/login?returnPath=/login/again',
  );
  await expect.element(dialog.getByText(/window that opened/)).toBeVisible();
  session.set('signedIn');
  await expect.poll(() => opened.close.mock.calls.length).toBe(1);
});

test('a window that is closed early is noticed: who signed in is asked for, then what to do is said', async () => {
  const opened = popup();
  const session = open();
  session.set('ended');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  const asked = session.isSignedIn.mock.calls.length;
  opened.closed = true;
  await expect.element(dialog.getByText(/not signed in yet/)).toBeVisible();
  expect(session.isSignedIn.mock.calls.length).toBe(asked + 1);
  await dialog.getByRole('button', { name: 'Open the window again' }).click();
  expect(window.open).toHaveBeenCalledTimes(2);
});

test('a browser that opens no window is told how to go on', async () => {
  popup(false);
  open().set('ended');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(dialog.getByText(/blocked the window/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Sign in on this page' })).toBeVisible();
});

test('the return to the page asks whether someone signed in elsewhere', async () => {
  const session = open();
  session.set('ended');
  await expect.element(dialog).toBeVisible();
  const asked = session.isSignedIn.mock.calls.length;
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => session.isSignedIn.mock.calls.length).toBe(asked + 1);
});
