import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProgressBar } from './progress.tsx';
import { ProgressRing } from './progress-ring.tsx';

afterEach(cleanup);

test('says how far it is, in figures', () => {
  render(<ProgressBar label="a.pdf" value={48.4} caption />);
  expect(screen.getByRole('progressbar', { name: 'a.pdf' })).toHaveAttribute('aria-valuenow', '48');
  expect(screen.getByText('48%')).toBeVisible();
});

test('says no figure when no one knows how long it takes', () => {
  render(<ProgressBar label="a.pdf" value={null} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

test('is spoken at each quarter, and not in between', () => {
  const { rerender } = render(<ProgressBar label="a.pdf" value={30} isSpoken />);
  const spoken = screen.getByRole('status');
  expect(spoken).toHaveTextContent('');
  rerender(<ProgressBar label="a.pdf" value={49} isSpoken />);
  expect(spoken).toHaveTextContent('');
  rerender(<ProgressBar label="a.pdf" value={55} isSpoken />);
  expect(spoken).toHaveTextContent('a.pdf: 50%');
  rerender(<ProgressBar label="a.pdf" value={100} isSpoken />);
  expect(spoken).toHaveTextContent('a.pdf: 100%');
});

test('a ring says what it means when it stands alone', () => {
  render(
    <ProgressRing value={0.3} label="Level 7">
      7
    </ProgressRing>,
  );
  expect(screen.getByRole('img', { name: 'Level 7' })).toBeVisible();
});
