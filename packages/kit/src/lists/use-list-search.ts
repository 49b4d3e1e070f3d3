import type { DataSort } from '@uplink/ui/data-table';

/** Where in a list someone is; the address of the page can hold it. */
export interface ListPlace {
  /** 0-based; left out for the first. */
  page?: number | undefined;
  /** Where a list without numbered pages continues; left out for its beginning. */
  cursor?: string | undefined;
  /** The column a list is ordered by, with a minus in front for descending. */
  sort?: string | undefined;
}

export interface ListSearchProps<Search extends ListPlace> {
  /** What is searched and filtered for; the address of the page can hold it. */
  search: Search;
  /** Told what to show instead. */
  onSearchChange: (search: Search) => void;
}

/** Parameters that say how much of a list is shown, not which part of it. */
const places = ['page', 'cursor', 'sort', 'pageSize', 'size', 'hiddenColumns'];

/**
 * The filters, order and page of a list. Widgets never read an address: they are given what it says
 * and tell what it should say instead.
 */
export function useListSearch<Search extends ListPlace>({
  search,
  onSearchChange,
}: ListSearchProps<Search>) {
  /** Another selection begins at its first page: the old one's place means nothing there. */
  const filter = (changed: Partial<Search>) =>
    onSearchChange({ ...search, ...changed, page: undefined, cursor: undefined });
  const filters = Object.keys(search).filter(
    (name) => !places.includes(name) && search[name as keyof Search] !== undefined,
  );
  return {
    page: search.page ?? 0,
    sort: readSort(search.sort),
    /** How many filters narrow the list. */
    filterCount: filters.length,
    filter,
    clearFilters: () =>
      filter(Object.fromEntries(filters.map((name) => [name, undefined])) as Partial<Search>),
    onPageChange: (page: number) => onSearchChange({ ...search, page: page || undefined }),
    onCursorChange: (cursor: string | undefined) => onSearchChange({ ...search, cursor }),
    onSortChange: ({ column, direction }: DataSort) =>
      onSearchChange({
        ...search,
        page: undefined,
        cursor: undefined,
        sort: direction === 'descending' ? `-${column}` : column,
      }),
  };
}

function readSort(sort: string | undefined): DataSort | undefined {
  if (!sort) return undefined;
  return sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'descending' }
    : { column: sort, direction: 'ascending' };
}
