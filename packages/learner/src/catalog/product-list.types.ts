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
  filter: ProductListFilter;
  onFilterChange: (filter: ProductListFilter) => void;
}
