import { useNavigate, useSearch } from '@tanstack/react-router';
import type { KindSearch } from './kind.search.ts';

/** A list with three kinds, whose kind and page stand in the address. */
export function useKindList() {
  const { type, page = 0 }: KindSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = (next: KindSearch) => void navigate({ to: '.', search: () => next });
  return {
    type,
    page,
    onTypeChange: (next: KindSearch['type']) => set({ type: next }),
    onPageChange: (next: number) => set({ type, page: next || undefined }),
  };
}
