/** Reports when the network is back and when the page is left; returns a function that stops it. */
export function onPageEvents(events: { onOnline: () => void; onLeave: () => void }): () => void {
  const { onOnline, onLeave } = events;
  const page = typeof document === 'undefined' ? undefined : document;
  // The last event a page on a phone reliably gets.
  const onVisibility = () => {
    if (page?.visibilityState === 'hidden') onLeave();
  };
  globalThis.addEventListener?.('online', onOnline);
  globalThis.addEventListener?.('pagehide', onLeave);
  page?.addEventListener('visibilitychange', onVisibility);
  return () => {
    globalThis.removeEventListener?.('online', onOnline);
    globalThis.removeEventListener?.('pagehide', onLeave);
    page?.removeEventListener('visibilitychange', onVisibility);
  };
}
