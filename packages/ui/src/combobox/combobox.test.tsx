import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, screen, waitFor } from '../testing/render.ts';
import { Combobox } from './combobox.tsx';

const options = ['Belgium', 'Luxembourg', 'Netherlands'].map((label) => ({ id: label, label }));

test('is filtered by typing and picked from by keys', async () => {
  const onChange = vi.fn();
  render(<Combobox label="Country" options={options} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('lu');
  const option = await screen.findByRole('option', { name: 'Luxembourg' });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}');
  const field = screen.getByRole('combobox', { name: 'Country' });
  await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('Luxembourg'));
  expect(field).toHaveValue('Luxembourg');
});

test('says that nothing fits, and goes back to what was picked when it is left', async () => {
  render(<Combobox label="Country" options={options} defaultValue="Belgium" emptyText="None" />);
  await userEvent.tab();
  await userEvent.keyboard('{Control>}a{/Control}xyz');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('None'));
  await userEvent.tab();
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Belgium');
});

test('leaves the filtering to a search elsewhere, and says that it runs', async () => {
  const onInputChange = vi.fn();
  const props = { label: 'Country', isFiltered: true, onInputChange };
  const { rerender } = render(<Combobox {...props} options={[]} isLoading />);
  await userEvent.tab();
  await userEvent.keyboard('capital of LU');
  expect(onInputChange).toHaveBeenLastCalledWith('capital of LU');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Searching'));
  rerender(<Combobox {...props} options={options.slice(1, 2)} />);
  expect(await screen.findByRole('option', { name: 'Luxembourg' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('is opened in full by the arrow key and closed by Escape', async () => {
  render(<Combobox label="Country" options={options} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});
