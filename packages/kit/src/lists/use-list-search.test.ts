import { expect, test, vi } from 'vitest';
import { type ListPlace, useListSearch } from './use-list-search.ts';

interface Search extends ListPlace {
  search?: string | undefined;
  hidden?: true | undefined;
  hiddenColumns?: string | undefined;
}

const read = (search: Search) => {
  const onSearchChange = vi.fn();
  return { ...useListSearch<Search>({ search, onSearchChange }), onSearchChange };
};

test('only what leaves rows out is a filter', () => {
  expect(read({ page: 2, cursor: 'x', sort: '-name', hiddenColumns: 'xp' }).filterCount).toBe(0);
  expect(read({ hidden: true }).filterCount).toBe(1);
  const { clearFilters, onSearchChange } = read({ hidden: true, search: 'bgp', sort: 'name' });
  clearFilters();
  expect(onSearchChange).toHaveBeenLastCalledWith({ sort: 'name' });
});

test('another selection or order begins at its first page', () => {
  const { filter, onSortChange, onSearchChange } = read({ page: 2, cursor: 'x', search: 'bgp' });
  filter({ hidden: true });
  expect(onSearchChange).toHaveBeenLastCalledWith({ search: 'bgp', hidden: true });
  onSortChange({ column: 'name', direction: 'descending' });
  expect(onSearchChange).toHaveBeenLastCalledWith({ search: 'bgp', sort: '-name' });
});
