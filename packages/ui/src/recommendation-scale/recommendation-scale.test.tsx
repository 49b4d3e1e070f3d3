import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render, screen } from '../testing/render.ts';
import { RecommendationScale } from './recommendation-scale.tsx';

test('runs from 0 to 10 by arrow keys, with the ends in words', async () => {
  const onChange = vi.fn();
  render(<RecommendationScale label="To a friend?" onChange={onChange} />);
  expect(screen.getAllByRole('radio')).toHaveLength(11);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(0);
  expect(screen.getByRole('radio', { name: '0, Not at all' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onChange).toHaveBeenLastCalledWith(10);
  expect(screen.getByRole('radio', { name: '10, Very much' })).toBeChecked();
});

test('keeps each number large enough to hit on the smallest phone', async () => {
  await page.viewport(320, 568);
  const { container } = render(<RecommendationScale label="To a friend?" />);
  for (const score of container.querySelectorAll('.ul-scale__score')) {
    const { width, height } = score.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
});
