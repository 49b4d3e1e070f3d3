import type { Schema } from '@uplink/api-client';
import { modulesQuery, useUplink } from '@uplink/api-client/react';
import { useAskedText } from '@uplink/kit/search';
import { type PageState, pageState, useHeldQuery } from '@uplink/kit/states';
import type { ProductListProps } from './product-list.types.ts';

export interface ProductListState {
  state: PageState<Schema<'Module'>>;
  /** The search text as typed; the request waits for a pause. */
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
