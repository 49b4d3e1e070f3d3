export interface ProductListFilter {
  search?: string | undefined;
  level?: number | undefined;
  /** 0-based. */
  page?: number | undefined;
}

export interface ProductListProps {
  /** Module type: 1 programs, 2 courses, 3 projects, 8 bundles. */
  type: number;
  /** What is listed, e.g. 'courses'. */
  noun: string;
  /** What is shown of them, and which page; the address of the page can hold it. */
  filter: ProductListFilter;
  /** Told what to show instead. */
  onFilterChange: (filter: ProductListFilter) => void;
}
