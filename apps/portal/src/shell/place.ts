import { useLocation } from '@tanstack/react-router';
import { createContext, useContext, useLayoutEffect } from 'react';

export interface Place {
  /** Where the page lies when its address does not say it. */
  path: string | undefined;
  setPath: (path: string | undefined) => void;
}

export const PlaceContext = createContext<Place>({ path: undefined, setPath: () => {} });

/** Where the open page lies: the menu marks it, and the trail leads there. */
export function usePlace(): string {
  const { pathname } = useLocation();
  return useContext(PlaceContext).path ?? pathname;
}

/** While its page is open, it lies elsewhere than its address says. */
export function useLiesAt(path: string | undefined): void {
  const { setPath } = useContext(PlaceContext);
  useLayoutEffect(() => {
    setPath(path);
    return () => setPath(undefined);
  }, [path, setPath]);
}
