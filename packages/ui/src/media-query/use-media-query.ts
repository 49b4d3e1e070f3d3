import { useSyncExternalStore } from 'react';

/** Whether the window is as the query says, e.g. `(max-width: 767px)`; drawn again when that changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      // Safari before 14 knows the old names alone.
      list.addListener(listener);
      return () => list.removeListener(listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
