import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks again for what a page shows, once what waited was sent. A first answer that is still on its way may
 * be older than that, and takes the mark away that asks for a newer one: such a call is asked again after it.
 */
export async function askAnew(queryClient: QueryClient): Promise<void> {
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
