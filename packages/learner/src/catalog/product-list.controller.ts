import type { Schema } from '@uplink/api-client';
import { modulesQuery, useUplink } from '@uplink/api-client/react';
import { useAskedText } from '../shared/asked-text.ts';
import { useHeldQuery } from '../shared/held-query.ts';
import { type PageState, pageState } from '../shared/page-state.ts';
import type { ProductListProps } from './product-list.types.ts';

export interface ProductListState {
  state: PageState<Schema<'Module'>>;
  /** The words as they are typed; asked for after a pause. */
  search: string;
  onSearch: (words: string) => void;
}

/** A page of products, by what is typed and chosen. */
export function useProductList(props: Omit<ProductListProps, 'noun'>): ProductListState {
  const { type, filter, onFilterChange } = props;
  const query = useHeldQuery(modulesQuery(useUplink(), { type, ...filter }));
  const [search, onSearch] = useAskedText(filter.search ?? '', (words) =>
    onFilterChange({ ...filter, search: words || undefined, page: undefined }),
  );
  return { state: pageState(query), search, onSearch };
}
