import { cleanup, render, screen } from '@testing-library/react';
import { ArrowRight } from 'lucide-react';
import { afterEach, expect, test } from 'vitest';
import '../base.css';
import '../helpers.css';
import { Icon } from './icon.tsx';

afterEach(cleanup);

test('a named icon is an image with that name', () => {
  render(<Icon as={ArrowRight} label="Next" />);
  expect(screen.getByRole('img', { name: 'Next' })).toBeVisible();
});

test('an icon beside its text is passed over', () => {
  const { container } = render(<Icon as={ArrowRight} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('an arrow is mirrored where text runs from the right', () => {
  const { container } = render(
    <div dir="rtl">
      <Icon as={ArrowRight} isDirectional />
    </div>,
  );
  const arrow = container.querySelector('svg') as SVGElement;
  expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
});
