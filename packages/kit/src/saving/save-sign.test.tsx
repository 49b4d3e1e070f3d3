import { act, cleanup, render, screen } from '@testing-library/react';
import type { SaveState } from '@uplink/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SaveSign } from './save-sign.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const sign = (state: SaveState) => (
  <SaveSign
    saving={{
      noun: 'Answers',
      state,
      savedAt: '2026-03-12T21:14:00.000Z',
      message: undefined,
      onRetry: () => {},
      conflicts: [],
      onResolve: () => {},
    }}
  />
);

test('a draft that is saved at once still says for two seconds that it is being saved', () => {
  const { rerender } = render(sign('saving'));
  rerender(sign('saved'));
  act(() => void vi.advanceTimersByTime(1999));
  expect(screen.getByText('Saving draft')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText(/^Draft saved at/)).toBeVisible();
});

test('what went wrong does not wait', () => {
  const { rerender } = render(sign('saving'));
  rerender(sign('failed'));
  expect(screen.getByText(/^Not saved\./)).toBeVisible();
});
