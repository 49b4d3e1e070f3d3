import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../base.css';
import '../helpers.css';
import '../tokens.css';
import { MiniRoute } from './mini-route.tsx';
import { type Hop, RoutePath } from './route-path.tsx';

afterEach(cleanup);

const hops: Hop[] = [
  { id: 1, label: 'Hello', state: 'done', href: '#1' },
  { id: 2, label: 'States', state: 'current', href: '#2' },
  { id: 3, label: 'Quiz', state: 'open', href: '#3' },
  { id: 4, label: 'Areas', state: 'locked' },
];

test('the keyboard reaches each hop that leads somewhere, with its state in words', async () => {
  render(<RoutePath aria-label="1 of 4" hops={hops} />);
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('link', { name: /^Hello/ })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  expect(screen.getByRole('link', { name: 'Quiz' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: /Areas/ })).toBeNull();
});

test('on a phone a hop keeps its name for screen readers and a target of 24 px or more', async () => {
  await page.viewport(320, 568);
  render(<RoutePath aria-label="1 of 4" hops={hops} />);
  const box = screen.getByRole('link', { name: /^Hello/ }).getBoundingClientRect();
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
});

test.each([
  [0, 9, 0],
  [4, 9, 4],
  [14, 32, 5],
  [31, 32, 11],
  [8, 8, 8],
  [9, 8, 8],
  [0, 0, 0],
])('%d of %d lights %d dots', (done, total, lit) => {
  const { container } = render(<MiniRoute done={done} total={total} aria-label="hops" />);
  expect(screen.getByRole('img', { name: 'hops' })).toBeVisible();
  expect(container.querySelectorAll('[data-state="done"]')).toHaveLength(lit);
});
