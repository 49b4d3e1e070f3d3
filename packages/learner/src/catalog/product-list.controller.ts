import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { modulesQuery, useUplink } from '@uplink/api-client/react';
import { useEffect, useRef, useState } from 'react';
import { type PageState, pageState } from '../shared/page-state.ts';
import type { ProductListProps } from './product-list.types.ts';

export interface ProductListState {
  state: PageState<Schema<'Module'>>;
  /** The words as they are typed; asked for after a pause. */
  search: string;
  onSearch: (words: string) => void;
}

const typingPauseMs = 300;

/** A page of products, by what is typed and chosen. */
export function useProductList(props: Omit<ProductListProps, 'noun'>): ProductListState {
  const { type, filter, onFilterChange } = props;
  const query = useQuery(modulesQuery(useUplink(), { type, ...filter }));
  const asked = filter.search ?? '';
  const [search, setSearch] = useState(asked);
  const lastAsked = useRef(asked);
  useEffect(() => {
    // Changed from outside, as by the browser's back: what is typed follows.
    if (asked !== lastAsked.current) {
      lastAsked.current = asked;
      setSearch(asked);
      return;
    }
    if (search === asked) return;
    const timer = setTimeout(() => {
      lastAsked.current = search;
      onFilterChange({ ...filter, search: search || undefined, page: undefined });
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [search, asked, filter, onFilterChange]);
  return { state: pageState(query), search, onSearch: setSearch };
}
