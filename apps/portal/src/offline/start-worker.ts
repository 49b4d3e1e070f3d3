/** Starts the service worker once the page has nothing else to do. Old browsers' build has none. */
export function startWorker(): void {
  if (!import.meta.env.PROD || import.meta.env.LEGACY || !('serviceWorker' in navigator)) return;
  const start = () =>
    // Some browsers refuse it, for example in private windows: the portal works without it.
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : start());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
