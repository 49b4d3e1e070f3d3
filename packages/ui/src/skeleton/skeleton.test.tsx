import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Loadable } from './loadable.tsx';
import { Skeleton } from './skeleton.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const page = (isLoading: boolean) => (
  <Loadable isLoading={isLoading} label="The lesson" skeleton={<Skeleton />}>
    {() => <p>Content</p>}
  </Loadable>
);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shownSkeleton = () => screen.queryByRole('status');

test('what comes within 200 ms never shows a skeleton', () => {
  const { rerender } = render(page(true));
  expect(shownSkeleton()).toBeNull();
  pass(150);
  rerender(page(false));
  expect(screen.getByText('Content')).toBeVisible();
});

test('a skeleton that was seen stays 400 ms, also when the content is there sooner', () => {
  const { rerender } = render(page(true));
  pass(210);
  expect(shownSkeleton()).toBeVisible();
  rerender(page(false));
  pass(380);
  expect(shownSkeleton()).toBeVisible();
  pass(20);
  expect(screen.getByText('Content')).toBeVisible();
});

test('content that takes longer comes at once', () => {
  const { rerender } = render(page(true));
  pass(700);
  rerender(page(false));
  expect(screen.getByText('Content')).toBeVisible();
});

test('content that loads again goes the same way', () => {
  const { rerender } = render(page(false));
  rerender(page(true));
  expect(screen.queryByText('Content')).toBeNull();
  pass(250);
  expect(shownSkeleton()).toBeVisible();
});

test('after ten seconds it says that it is slow', () => {
  render(page(true));
  pass(10_000);
  expect(screen.getByText('This is taking longer than usual.')).toBeVisible();
});
