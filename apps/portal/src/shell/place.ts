import { useLocation } from '@tanstack/react-router';
import type { MenuEntry } from '@uplink/ui/menu';
import { createContext, useContext, useLayoutEffect } from 'react';

/** The ways of a side navigation, those at its foot apart. */
export interface Ways {
  top: readonly MenuEntry[];
  bottom: readonly MenuEntry[];
}

export interface Place {
  /** Where the page lies when its address does not say it. */
  path: string | undefined;
  setPath: (path: string | undefined) => void;
  /** What the side navigation offers instead of the menu. */
  ways?: Ways | undefined;
  setWays?: (ways: Ways | undefined) => void;
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

/** While an area with a navigation of its own is open, its links replace those of the menu. */
export function useOwnWays(ways: Ways): void {
  const { setWays } = useContext(PlaceContext);
  useLayoutEffect(() => {
    setWays?.(ways);
    return () => setWays?.(undefined);
  }, [ways, setWays]);
}

/** Whether an area with a navigation of its own is open: the tools of staff. */
export const useHasOwnWays = (): boolean => useContext(PlaceContext).ways !== undefined;

/** What the side navigation offers: the menu, or the ways of the area that is open. */
export const useWays = (menu: () => Ways): Ways => useContext(PlaceContext).ways ?? menu();
