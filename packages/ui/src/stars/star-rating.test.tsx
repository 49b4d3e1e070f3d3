import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, screen } from '../testing/render.ts';
import { StarRating } from './star-rating.tsx';
import { StarScore } from './star-score.tsx';

const words = ['poor', 'hard', 'fair', 'useful', 'great'];

test('is given by arrow keys, and says the score in words', async () => {
  const onChange = vi.fn();
  render(<StarRating label="This lesson" words={words} defaultValue={3} onChange={onChange} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '3 of 5, fair' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledWith(4);
  expect(await screen.findByText('4 of 5, useful')).toBeVisible();
});

test('shows the score that a key gives, wherever the pointer rests', async () => {
  const { container } = render(<StarRating label="This lesson" words={words} defaultValue={3} />);
  await userEvent.hover(container.querySelectorAll('.ul-stars__star')[1] as Element);
  expect(await screen.findByText('2 of 5, hard')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('4 of 5, useful')).toBeVisible();
});

test('shows the score that is pointed at, and goes back', async () => {
  const { container } = render(<StarRating label="This lesson" defaultValue={1} />);
  const filled = () => container.querySelectorAll('[data-on]').length;
  expect(filled()).toBe(1);
  await userEvent.hover(container.querySelectorAll('.ul-stars__star')[3] as Element);
  expect(filled()).toBe(4);
  await userEvent.unhover(container.querySelectorAll('.ul-stars__star')[3] as Element);
  expect(filled()).toBe(1);
});

test('can be emptied from outside', () => {
  const { rerender } = render(<StarRating label="This lesson" value={2} />);
  expect(screen.getByRole('radio', { name: '2 of 5' })).toBeChecked();
  rerender(<StarRating label="This lesson" value={null} />);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test.each([
  [4.64, '4.6 of 5 stars'],
  [7, '5 of 5 stars'],
  [-1, '0 of 5 stars'],
])('an average of %d is told as %s', (value, name) => {
  render(<StarScore value={value} />);
  expect(screen.getByRole('img', { name })).toBeVisible();
});
