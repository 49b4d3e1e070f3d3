import type { QueryClient } from '@tanstack/react-query';

/**
 * Refetches what a page shows after waiting work was sent. A first response still in flight may predate
 * that work and would clear the invalidation, so such queries are refetched once it has arrived.
 */
export async function askAgain(queryClient: QueryClient): Promise<void> {
  const early = queryClient.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data === undefined,
  });
  await Promise.allSettled([
    queryClient.invalidateQueries(),
    ...early.map(({ promise }) => promise),
  ]);
  await queryClient.invalidateQueries({ predicate: (query) => early.includes(query) });
}
