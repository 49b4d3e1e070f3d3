/// <reference types="@vitest/browser-playwright" />

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Toast } from './toast.tsx';
import { createToasts } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const preferMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function open() {
  const toasts = createToasts();
  render(
    <>
      <button type="button">Work</button>
      <ToastRegion toasts={toasts} />
    </>,
  );
  return toasts;
}

test('is told politely and gone after ten seconds, not sooner', () => {
  const toasts = open();
  act(() => void toasts.show({ title: 'Draft saved' }, { ms: 1000 }));
  expect(screen.getByRole('status')).toHaveTextContent('Draft saved');
  expect(screen.getByRole('alertdialog', { name: 'Draft saved' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  pass(9900);
  expect(screen.getByText('Draft saved')).toBeVisible();
  pass(200);
  expect(screen.queryByText('Draft saved')).toBeNull();
});

test('F6 leads to it, time stands still there, and Undo takes back and closes', async () => {
  const toasts = open();
  const onPress = vi.fn();
  screen.getByRole('button', { name: 'Work' }).focus();
  act(() => void toasts.show({ title: 'Note deleted', action: { label: 'Undo', onPress } }));
  await act(() => userEvent.keyboard('{F6}'));
  expect(screen.getByRole('region', { name: /notification/ })).toHaveFocus();
  pass(60_000);
  screen.getByRole('button', { name: 'Undo' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('Note deleted')).toBeNull();
});

test('Undo has no limit for who asks for less motion; a word alone goes', async () => {
  await preferMotion('reduce');
  const toasts = open();
  act(() => {
    toasts.show({ title: 'Note deleted', action: { label: 'Undo', onPress: () => {} } });
    toasts.show({ title: 'Draft saved' });
  });
  pass(600_000);
  expect(screen.getByText('Note deleted')).toBeVisible();
  expect(screen.queryByText('Draft saved')).toBeNull();
  await preferMotion('no-preference');
});

test('at most three are shown, the others wait', () => {
  const toasts = open();
  act(() => {
    for (const title of ['One', 'Two', 'Three', 'Four']) toasts.show({ title });
  });
  expect(screen.getAllByRole('status')).toHaveLength(3);
});

test('what showed a toast can take it back', () => {
  const toasts = open();
  let close = () => {};
  act(() => {
    close = toasts.show({ title: 'Saving draft' });
  });
  act(close);
  expect(screen.queryByText('Saving draft')).toBeNull();
});

test('a single toast waits while it has focus', () => {
  const onClose = vi.fn();
  render(<Toast title="Lesson done" onClose={onClose} />);
  pass(9000);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  pass(1100);
  expect(onClose).toHaveBeenCalledOnce();
});
