import { useNavigate, useSearch } from '@tanstack/react-router';
import { readQuizSearch, type WorkSearch } from './work.search.ts';

/**
 * The page and the status of the own homeworks or quizzes stand in the address. Read here and not by the
 * route: routes are part of the first load.
 */
export function useWorkList() {
  const search = readQuizSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const set = (next: WorkSearch) => void navigate({ to: '.', search: () => next });
  return {
    page: search.page ?? 0,
    status: search.status,
    onPageChange: (page: number) => set({ ...search, page: page || undefined }),
    onStatusChange: (status: string | undefined) => set({ ...search, status, page: undefined }),
  };
}
