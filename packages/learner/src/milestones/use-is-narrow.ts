import { useSyncExternalStore } from 'react';

/** Where a panel has no room beside a list. */
const narrow = '(max-width: 1024px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow);
  // Safari before 14 knows the old names alone.
  query.addListener(listener);
  return () => query.removeListener(listener);
}

/** Whether the page is too narrow for a panel beside a list. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
}
