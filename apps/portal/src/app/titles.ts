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
 * After each change of page: its title, focus on its heading, and a word for screen readers. The page
 * of one thing, an unknown address and a crash are called what their heading says.
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
    // What the page of one thing is called comes with the thing.
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
      // Whoever went on by themselves meanwhile is not taken back.
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body || activeElement.id === 'main')
        heading.focus({ preventScroll: true });
    });
  }, [pathname, title, isNamedByHeading]);
  return announcement;
}
