import { cleanup, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../base.css';
import '../helpers.css';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { type DataColumn, isHideable, type RowKey } from './data-table.types.ts';

afterEach(cleanup);

interface Person {
  name: string;
  xp: number;
}
const columns: DataColumn<Person>[] = [
  { id: 'name', label: 'Name', isRowHeader: true, isSortable: true, render: ({ name }) => name },
  { id: 'xp', label: 'XP', align: 'end', render: ({ xp }) => xp },
];
const rows = [
  { name: 'Ada', xp: 3 },
  { name: 'Bram', xp: 1 },
];
const shared = { label: 'Users', columns, rows, rowKey: ({ name }: Person) => name };

function Choosing(props: Partial<DataTableProps<Person>>) {
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set());
  const actions = <button type="button">Message {[...keys].join(' and ')}</button>;
  return <DataTable {...shared} {...props} selection={{ keys, onChange: setKeys, actions }} />;
}

test('a heading sorts by keyboard and its column says the order', async () => {
  const onSortChange = vi.fn();
  const sort = { column: 'name', direction: 'ascending' } as const;
  render(<DataTable {...shared} sort={sort} onSortChange={onSortChange} />);
  const heading = screen.getByRole('columnheader', { name: 'Name' });
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.keyboard('{Tab}{ArrowUp}{Enter}');
  expect(onSortChange).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
});

test('rows are chosen by keyboard, one or all, and acted on together', async () => {
  render(<Choosing />);
  await userEvent.keyboard('{Tab} ');
  expect(await screen.findByText('1 selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Message Ada' })).toBeVisible();
  const all = screen.getByRole('checkbox', { name: 'Select All' }).closest('label');
  await userEvent.click(all as HTMLElement);
  expect(await screen.findByText('2 selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('button', { name: /^Message/ })).toBeNull();
});

test('a chosen row that is no longer shown does not count', () => {
  const selection = { keys: new Set(['Ada', 'Zoe']), onChange: () => {}, actions: null };
  render(<DataTable {...shared} selection={selection} />);
  expect(screen.getByText('1 selected')).toBeVisible();
});

test('a hidden column is not drawn, and the one that names the rows cannot be hidden', () => {
  render(<DataTable {...shared} hiddenColumns={new Set(['xp'])} />);
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
  expect(columns.map(isHideable)).toEqual([false, true]);
});

test('each row is named by its header cell', () => {
  render(<DataTable {...shared} />);
  const [, ada] = screen.getAllByRole('row');
  expect(within(ada as HTMLElement).getByRole('rowheader')).toHaveTextContent('Ada');
});

test('loading and empty are said in words', () => {
  const { rerender } = render(<DataTable {...shared} rows={[]} isLoading />);
  expect(screen.getByRole('grid').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Loading Users')).toBeInTheDocument();
  rerender(<DataTable {...shared} rows={[]} empty="No users found" />);
  expect(screen.getByText('No users found')).toBeVisible();
});

test.each([
  [1025, 'sticky', 'visible'],
  [1024, 'static', 'auto'],
])('at %d px its head is %s', async (width, position, overflow) => {
  await page.viewport(width, 800);
  const { container } = render(<DataTable {...shared} isHeadSticky />);
  const styleOf = (element: Element | null) => getComputedStyle(element as Element);
  expect(styleOf(screen.getByRole('columnheader', { name: 'XP' })).position).toBe(position);
  expect(styleOf(container.querySelector('.ul-data__scroll')).overflowX).toBe(overflow);
});
