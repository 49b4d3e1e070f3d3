import { useEffect } from 'react';

/** Asks before the page is closed or loaded anew; returns what ends that. */
export function warnBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

/** Asks before the page is left while something would be broken off or is not safe yet. */
export function useLeaveWarning(isUnsafe: boolean): void {
  useEffect(() => (isUnsafe ? warnBeforeLeaving() : undefined), [isUnsafe]);
}
