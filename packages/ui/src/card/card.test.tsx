import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Card } from './card.tsx';

afterEach(cleanup);

test('the heading of a card takes its place among the headings of the page', () => {
  render(
    <Card title="Feedback" level={3}>
      Well done.
    </Card>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Feedback' })).toBeVisible();
});

test('a card without a title has no empty heading', () => {
  render(<Card>Well done.</Card>);
  expect(screen.queryByRole('heading')).toBeNull();
});
