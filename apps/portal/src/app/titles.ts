import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { documentTitle } from './document-title.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the page is called: in the document's title and read out when it opens. */
    title?: string;
  }
}

/** After each change of page: its title, focus on its heading, and a word for screen readers. */
export function useRouteChange(): string {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const title = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.title });
  const isFirst = useRef(true);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    document.title = documentTitle(title);
    if (pathname === undefined) return;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    setAnnouncement(title ?? documentTitle(undefined));
    const heading =
      document.querySelector<HTMLElement>('h1[tabindex]') ?? document.getElementById('main');
    heading?.focus({ preventScroll: true });
  }, [pathname, title]);
  return announcement;
}
