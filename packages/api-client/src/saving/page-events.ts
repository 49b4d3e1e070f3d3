/** Tells of the network's return and of the page being left; returns what ends that. */
export function onPageEvents(events: { onOnline: () => void; onLeave: () => void }): () => void {
  const { onOnline, onLeave } = events;
  const page = typeof document === 'undefined' ? undefined : document;
  // The last word a page on a telephone is sure to get.
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
