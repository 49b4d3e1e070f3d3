import { useNavigate, useSearch } from '@tanstack/react-router';

/** What the address says of a list, read by its schema, and the way to say something else there. */
export function useListAddress<Search extends object>(
  read: (search: Record<string, unknown>) => Search,
) {
  const navigate = useNavigate();
  return {
    search: read(useSearch({ strict: false })),
    onSearchChange: (next: Search) => void navigate({ to: '.', search: () => next }),
  };
}
