/**
 * The service worker keeps the portal's code, so that the portal opens without a network. It handles no
 * API calls, uploads, videos or sign-in pages; what a person reads is kept by the page itself.
 */
import { isDocumentPath, isFrontPath, SIGNED_IN_COOKIE } from '@uplink/api-client/domain';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addRoute,
  cleanupOutdatedCaches,
  matchPrecache,
  PrecacheFallbackPlugin,
  precache,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { serverPaths } from '../../server-paths.ts';

/** What is kept from the first visit on; filled in by worker.plugin.ts. */
declare const KEPT_FILES: { url: string; revision: string | null }[];

/** How long to wait for the network before falling back to the kept page. */
const patienceSeconds = 4;
const day = 24 * 60 * 60;

/** Network first: the kept file is used only when the network fails, so no one stays on an old page. */
const newest = (url: string) =>
  new NetworkOnly({
    networkTimeoutSeconds: patienceSeconds,
    plugins: [
      new PrecacheFallbackPlugin({ fallbackURL: url }),
      // A proxy in front of a server that is down answers with its own error page; ours is better.
      {
        handlerWillRespond: async ({ response }) =>
          (isDown(response.status) && (await matchPrecache(url))) || response,
      },
    ],
  });

const isDown = (status: number) => status >= 502 && status <= 504;

/** False where the browser does not say: Firefox before 140 and Safari before 18.4. */
async function isVisitor(): Promise<boolean> {
  const { cookieStore } = globalThis as {
    cookieStore?: { get: (name: string) => Promise<unknown> };
  };
  return cookieStore !== undefined && !(await cookieStore.get(SIGNED_IN_COOKIE));
}

precache(KEPT_FILES);
cleanupOutdatedCaches();
// The first page can use it right away. A later version waits until all pages of this one are closed,
// since they need the code they started with.
clientsClaim();

// No navigation is preloaded: a preload is also sent for pages this worker leaves alone, and the steps of a
// sign-in, asked for twice, fail.
// Visitors get these pages from the server, however long that takes: there they need little script.
const app = newest('/index.html');
registerRoute(
  ({ sameOrigin, request, url }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    (isFrontPath(url.pathname) || isDocumentPath(url.pathname)),
  async (options) => ((await isVisitor()) ? fetch(options.request) : app.handle(options)),
);
registerRoute(
  new NavigationRoute(newest('/index.html'), {
    denylist: [
      ...serverPaths.map((path) => new RegExp(`^${path}(/|\\?|$)`)),
      // A file, such as the help page of old browsers.
      /\.(html|txt|svg)$/,
    ],
  }),
);
registerRoute('/gate.js', newest('/gate.js'));
addRoute({ directoryIndex: '', cleanURLs: false });
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'uplink-assets',
    plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * day })],
  }),
);
