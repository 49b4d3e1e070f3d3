import { useEffect, useRef, useState } from 'react';

/** When a skeleton appears, and the earliest moment it may go, after the loading began. */
const shownMs = 200;
const leastMs = shownMs + 400;

/**
 * True while something loads and for the rest of the time its skeleton has to stay, which is 400 ms
 * from when it is seen: content that comes a moment after it would make the page flicker.
 */
export function useHeld(isLoading: boolean): boolean {
  const [isHeld, setHeld] = useState(isLoading);
  const began = useRef(0);
  if (isLoading && !isHeld) setHeld(true);
  useEffect(() => {
    if (isLoading) {
      began.current = performance.now();
      return;
    }
    const passed = performance.now() - began.current;
    if (passed < shownMs || passed >= leastMs) return setHeld(false);
    const timer = setTimeout(() => setHeld(false), leastMs - passed);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLoading || isHeld;
}
