import { useNavigate, useSearch } from '@tanstack/react-router';
import { ProductList } from '@uplink/learner/catalog';
import { useCallback } from 'react';
import { type CatalogSearch, readCatalogSearch } from './catalog.search.ts';
import { useKind } from './use-kind.ts';

export function ListingPage() {
  const { type, title, noun } = useKind();
  const filter = readCatalogSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onFilterChange = useCallback(
    // Back leads to the list before a choice; letters added to a search are one step.
    (next: CatalogSearch) =>
      void navigate({
        to: '.',
        search: () => next,
        replace:
          filter.search !== undefined && next.search !== undefined && filter.search !== next.search,
      }),
    [navigate, filter.search],
  );
  return (
    <>
      <h1 className="ul-h1" tabIndex={-1}>
        {title}
      </h1>
      <ProductList type={type} noun={noun} filter={filter} onFilterChange={onFilterChange} />
    </>
  );
}
