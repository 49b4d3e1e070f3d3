import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, screen } from '../testing/render.ts';
import { SearchField } from './search-field.tsx';

test('is cleared by Escape', async () => {
  const onClear = vi.fn();
  render(<SearchField label="Search" defaultValue="ospf" onClear={onClear} />);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  expect(onClear).toHaveBeenCalledOnce();
});

test('is cleared by its button, which is there only while there is something to clear', async () => {
  render(<SearchField label="Search" defaultValue="ospf" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
});

test('is sent by Enter', async () => {
  const onSubmit = vi.fn();
  render(<SearchField label="Search" onSubmit={onSubmit} />);
  await userEvent.tab();
  await userEvent.keyboard('bgp{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('bgp');
});
