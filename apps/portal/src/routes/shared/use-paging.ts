import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { PageSearch } from './page.search.ts';

/** The page of a list that the address names, and the way to another one. */
export function usePaging() {
  const { page = 0 }: PageSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const onPageChange = useCallback(
    (next: number) => void navigate({ to: '.', search: () => (next > 0 ? { page: next } : {}) }),
    [navigate],
  );
  return { page, onPageChange };
}
