import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Failure, Locked, State } from './states.tsx';

afterEach(cleanup);

test('a part that failed is announced and tried again by keyboard', async () => {
  const onRetry = vi.fn();
  render(<Failure message="The academy cannot be reached." onRetry={onRetry} />);
  expect(
    within(screen.getByRole('alert')).getByText('The academy cannot be reached.'),
  ).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
});

test('as a page it carries the heading of the page, in a card none', () => {
  const { rerender } = render(<State isPage title="Nothing here" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible();
  rerender(<State title="Nothing here" />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a locked or failed page has its heading too', () => {
  const { rerender } = render(<Locked isPage reason="Opens when the quiz is done." />);
  expect(screen.getByRole('heading', { level: 1, name: 'Not open yet' })).toBeVisible();
  rerender(<Failure isPage message="The academy cannot be reached." onRetry={() => {}} />);
  expect(screen.getByRole('heading', { level: 1, name: /could not be loaded/ })).toBeVisible();
});

test('what is locked says what opens it', () => {
  render(<Locked reason="Opens when the quiz is done." />);
  expect(screen.getByText('Opens when the quiz is done.')).toBeVisible();
});
