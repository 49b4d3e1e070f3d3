import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, screen } from '../testing/render.ts';
import { SegmentedControl } from './segmented-control.tsx';

const options = [
  { id: 'all', label: 'All' },
  { id: 'career', label: 'Career', isDisabled: true },
  { id: 'exam', label: 'Exam' },
] as const;

function Controlled() {
  const [value, setValue] = useState<(typeof options)[number]['id']>('all');
  return (
    <SegmentedControl aria-label="Category" options={options} value={value} onChange={setValue} />
  );
}

test('is moved through by arrow keys, past what is disabled, and picked by Space', async () => {
  render(<Controlled />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'All' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Exam' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'Exam' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'All' })).not.toBeChecked();
});

test('always has one that is on', async () => {
  render(<Controlled />);
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
});
