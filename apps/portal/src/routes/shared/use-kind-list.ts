import { useNavigate, useSearch } from '@tanstack/react-router';
import { type KindSearch, readKindSearch } from './kind.search.ts';

/**
 * A list with three kinds, whose kind and page stand in the address. Read here and not by the route:
 * routes are part of the first load.
 */
export function useKindList() {
  const { type, page = 0 } = readKindSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const set = (next: KindSearch) => void navigate({ to: '.', search: () => next });
  return {
    type,
    page,
    onTypeChange: (next: KindSearch['type']) => set({ type: next }),
    onPageChange: (next: number) => set({ type, page: next || undefined }),
  };
}
