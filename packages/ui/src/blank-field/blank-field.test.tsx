import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, screen } from '../testing/render.ts';
import { BlankField } from './blank-field.tsx';

function Controlled() {
  const [value, setValue] = useState('');
  return <BlankField label="Blank 1" value={value} onChange={setValue} />;
}

test('is typed into and grows with the answer', async () => {
  render(<Controlled />);
  const blank = screen.getByRole('textbox', { name: 'Blank 1' });
  const width = blank.getBoundingClientRect().width;
  await userEvent.tab();
  await userEvent.keyboard('designated router');
  expect(blank).toHaveValue('designated router');
  expect(blank.getBoundingClientRect().width).toBeGreaterThan(width);
});

test('cannot be changed once it is reviewed', async () => {
  render(<BlankField label="Blank 1" value="2-Way" tone="ok" isReadOnly />);
  await userEvent.tab();
  await userEvent.keyboard('x');
  expect(screen.getByRole('textbox', { name: 'Blank 1' })).toHaveValue('2-Way');
});

test('says that it is missing', () => {
  render(<BlankField label="Blank 1" value="" isInvalid />);
  expect(screen.getByRole('textbox', { name: 'Blank 1' })).toBeInvalid();
});

test('the full stop after it never begins a line', () => {
  const sentence = (after: string) => (
    <p style={{ width: 300, font: '16px/2 sans-serif' }}>
      The wildcard mask for a subnet of 24 is <BlankField label="Blank 1" value="" after={after} />
    </p>
  );
  const { container, rerender } = render(sentence(''));
  const p = container.querySelector('p') as HTMLElement;
  const blank = () => screen.getByRole('textbox').getBoundingClientRect();
  // As wide as the line that the blank ends: a mark behind it has no room.
  const end = blank().right - p.getBoundingClientRect().left;
  rerender(sentence('. It has ones where a bit may be anything.'));
  p.style.width = `${Math.ceil(end) + 3}px`;
  const mark = document.createRange();
  const text = screen.getByRole('textbox').nextSibling as Text;
  mark.selectNode(text);
  expect(text.data).toBe('.');
  expect(mark.getBoundingClientRect().left).toBeGreaterThanOrEqual(blank().right);
});
