import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useHeld } from '@uplink/ui/skeleton';

/**
 * A query behind a skeleton. When the first answer comes a moment after its skeleton was seen, it is kept
 * back until that was shown for 400 ms: the page would flicker.
 */
export function useHeldQuery<Data, Shown = Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, Error, Shown, Key>,
): UseQueryResult<Shown> {
  const query = useQuery(options);
  const isHeld = useHeld(query.isLoading);
  if (!isHeld || query.isLoading) return query;
  return { ...query, data: undefined, error: null } as UseQueryResult<Shown>;
}

/** The same for a place that asks one thing after the other. */
export function useHeldState<State extends { status: string }>(
  state: State,
): State | { status: 'loading' } {
  const isLoading = state.status === 'loading';
  return useHeld(isLoading) && !isLoading ? { status: 'loading' } : state;
}
