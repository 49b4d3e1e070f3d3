import { whenIdle } from '../app/quiet.ts';
import { shouldPrefetch } from '../app/should-prefetch.ts';

/**
 * Starts the service worker once the page has nothing else to do. Old browsers' build has none, and what it
 * keeps is not loaded over a slow connection.
 */
export function startWorker(): void {
  if (!import.meta.env.PROD || import.meta.env.LEGACY || !('serviceWorker' in navigator)) return;
  if (!shouldPrefetch()) return;
  const start = () =>
    // Some browsers refuse it, for example in private windows: the portal works without it.
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
  if (document.readyState === 'complete') whenIdle(start);
  else addEventListener('load', () => whenIdle(start), { once: true });
}
