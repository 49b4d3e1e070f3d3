import type { ReactNode } from 'react';
import { useHeld } from './held.ts';
import { Loading } from './skeleton.tsx';

export interface LoadableProps {
  /** Whether it is still loading. */
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
