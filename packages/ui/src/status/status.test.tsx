import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '../tokens.css';
import { Count, Status, type StatusKind } from './status.tsx';

afterEach(cleanup);

test('each state has a shape of its own, so that it reads without colour', () => {
  const kinds: StatusKind[] = ['ok', 'pending', 'fault', 'info', 'down'];
  const shapes = kinds.map((kind) => {
    const { container } = render(<Status kind={kind}>word</Status>);
    const look = getComputedStyle(container.querySelector('.ul-led') as Element);
    const parts = [look.width, look.height, look.borderRadius, look.transform, look.borderTopWidth];
    return parts.join();
  });
  expect(new Set(shapes).size).toBe(kinds.length);
});

test('a state is read by its word alone', () => {
  render(<Status kind="fault">Overdue</Status>);
  expect(screen.getByText('Overdue')).toBeVisible();
});

test('a count too large for its place is capped', () => {
  render(<Count value={240} />);
  expect(screen.getByText('99+')).toBeVisible();
});
