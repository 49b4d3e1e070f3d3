import type { RouterHistory } from '@tanstack/react-router';

const kept = new WeakSet<RouterHistory>();

/**
 * From now on only pages that are made for frames open in this one, and all others in a tab: no site may lay the
 * academy's own buttons under a visitor's pointer. An error page has such links too.
 */
export function keepToFrame(history: RouterHistory): void {
  if (kept.has(history)) return;
  kept.add(history);
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ nextLocation: { pathname, href } }) => {
      if (pathname.startsWith('/embed/')) return false;
      window.open(href, '_blank', 'noopener');
      return true;
    },
  });
}
