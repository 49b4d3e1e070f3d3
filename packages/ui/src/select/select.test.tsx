import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, screen, waitFor } from '../testing/render.ts';
import { Select } from './select.tsx';

const options = [
  { id: '1', label: 'Beginner' },
  { id: '2', label: 'Intermediate', isDisabled: true },
  { id: '3', label: 'Advanced' },
];

test('is opened, moved through and picked from by keys; what is disabled is passed over', async () => {
  const onChange = vi.fn();
  render(<Select label="Level" options={options} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Beginner' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Advanced' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('3');
  const button = screen.getByRole('button', { name: /Level/ });
  expect(button).toHaveTextContent('Advanced');
  await waitFor(() => expect(button).toHaveFocus());
});

test('is closed by Escape without a change', async () => {
  const onChange = vi.fn();
  render(<Select label="Level" options={options} defaultValue="1" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Beginner' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onChange).not.toHaveBeenCalled();
});

test('finds an option by its first letters', async () => {
  const onChange = vi.fn();
  render(<Select label="Level" options={options} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('adv');
  expect(onChange).toHaveBeenCalledWith('3');
});
