import { useRouterState } from '@tanstack/react-router';

/**
 * The path of the page that is drawn. The address is ahead of it while the next page loads, and what surrounds a
 * page must not change before the page does.
 */
export const useShownPath = (): string =>
  useRouterState({
    select: ({ matches, location }) =>
      // An unknown address matches nothing but the root.
      (matches.length > 1 && matches.at(-1)?.pathname) || location.pathname,
  });
