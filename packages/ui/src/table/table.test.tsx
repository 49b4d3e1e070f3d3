import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../base.css';
import '../helpers.css';
import { nextSort, type TableColumn } from './table.rules.ts';
import { Table } from './table.tsx';

afterEach(cleanup);

const columns: TableColumn<{ name: string; xp: number }>[] = [
  { id: 'name', label: 'Name', isRowHeader: true, isSortable: true, render: ({ name }) => name },
  { id: 'xp', label: 'XP', align: 'end', render: ({ xp }) => xp },
];
const shared = { label: 'Users', columns, rowKey: ({ name }: { name: string }) => name };
const rows = [
  { name: 'Ada', xp: 3 },
  { name: 'Bram', xp: 1 },
];

test('a heading sorts by keyboard and the column says its order', async () => {
  const onSortChange = vi.fn();
  const sort = { column: 'name', direction: 'ascending' } as const;
  render(<Table {...shared} rows={rows} sort={sort} onSortChange={onSortChange} />);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onSortChange).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
});

test('another column begins upwards', () => {
  const sort = { column: 'name', direction: 'descending' } as const;
  expect(nextSort(sort, 'xp')).toEqual({ column: 'xp', direction: 'ascending' });
  expect(nextSort(sort, 'name')).toEqual({ column: 'name', direction: 'ascending' });
});

test('each row is named by its header cell', () => {
  render(<Table {...shared} rows={rows} />);
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Ada', 'Bram']);
});

test('a table wider than its place takes focus and scrolls by keyboard', async () => {
  render(
    <div style={{ width: 120 }}>
      <Table {...shared} rows={[{ name: 'Averylongnamewithoutanybreakinit', xp: 3 }]} />
    </div>,
  );
  const region = screen.getByRole('region', { name: 'Users' });
  await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
  await userEvent.keyboard('{Tab}');
  expect(region).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(0));
});

test('a table that fits is no stop for the keyboard', () => {
  render(<Table {...shared} rows={rows} />);
  expect(screen.getByRole('region', { name: 'Users' })).not.toHaveAttribute('tabindex');
});

test('loading and empty are said in words', () => {
  const { rerender } = render(<Table {...shared} rows={[]} isLoading />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading Users');
  rerender(<Table {...shared} rows={[]} empty="No users found" />);
  expect(screen.getByRole('cell', { name: 'No users found' })).toBeVisible();
});
