import { useEffect } from 'react';

/** Asks before the page is left while something would be broken off or is not safe yet. */
export function useLeaveWarning(isUnsafe: boolean): void {
  useEffect(() => {
    if (!isUnsafe) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsafe]);
}
