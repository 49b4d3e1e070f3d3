import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { documentTitle } from './document-title.ts';
import { setPageName } from './page-name.ts';
import { whenHeading } from './when-heading.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the page is called: in the document's title and read out when it opens. */
    title?: string;
  }
}

/**
 * After each change of page, sets the title, focuses the heading and returns the announcement for
 * screen readers. Pages of a single item, unknown addresses and crashes take their name from the heading.
 */
export function useRouteChange(): string {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const title = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.title });
  const isNamedByHeading = useRouterState({
    select: ({ matches }) =>
      matches.some(({ status }) => status === 'error') ||
      Object.keys(matches.at(-1)?.params ?? {}).length > 0 ||
      matches.at(-1)?.staticData.title === undefined,
  });
  const isFirst = useRef(true);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    // The page of a single item is named once the item has loaded.
    setPageName(isNamedByHeading ? undefined : title);
    if (pathname === undefined) return;
    const isArrival = !isFirst.current;
    isFirst.current = false;
    const main = document.getElementById('main');
    if (isArrival) {
      setAnnouncement(documentTitle(title));
      main?.focus({ preventScroll: true });
    }
    return whenHeading((heading) => {
      const name = isNamedByHeading ? (heading.textContent ?? title) : title;
      setPageName(name);
      if (!isArrival) return;
      setAnnouncement(documentTitle(name));
      // Do not move the focus if the user has already moved it.
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body || activeElement.id === 'main')
        heading.focus({ preventScroll: true });
    });
  }, [pathname, title, isNamedByHeading]);
  return announcement;
}
