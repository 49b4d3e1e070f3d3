import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Loading } from './skeleton.tsx';

export interface LoadableProps {
  isLoading: boolean;
  /** What is loading, spoken once. */
  label: string;
  /** Skeletons in the shape of what comes. */
  skeleton: ReactNode;
  /** What comes; called only when it is there. */
  children: () => ReactNode;
}

/**
 * What is loading or what came. A skeleton that was seen stays for 400 ms at least: content that comes
 * a moment after it would make the page flicker.
 */
export function Loadable({ isLoading, label, skeleton, children }: LoadableProps) {
  return useHeld(isLoading) ? <Loading label={label}>{skeleton}</Loading> : children();
}

/** When a skeleton appears, and the earliest moment it may go, after the loading began. */
const shownMs = 200;
const leastMs = shownMs + 400;

/** True while something loads and for the rest of the time its skeleton has to stay. */
function useHeld(isLoading: boolean): boolean {
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
