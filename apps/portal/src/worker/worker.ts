/**
 * The service worker: it keeps the code of the portal, so that the portal opens without a network. It
 * sees no call, no upload, no film and no page of signing in; what a person reads is kept by the page.
 */
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

/** What is kept from the first visit on; written in by worker.plugin.ts. */
declare const KEPT_FILES: { url: string; revision: string | null }[];

/** So long the network is waited for before the kept page is taken. */
const patienceSeconds = 4;
const day = 24 * 60 * 60;

/** The newest there is, and what is kept only where nothing comes: nobody is given an old page for long. */
const newest = (url: string) =>
  new NetworkOnly({
    networkTimeoutSeconds: patienceSeconds,
    plugins: [
      new PrecacheFallbackPlugin({ fallbackURL: url }),
      // What stands before a server that is down answers in its place; the portal has better words.
      {
        handlerWillRespond: async ({ response }) =>
          (isDown(response.status) && (await matchPrecache(url))) || response,
      },
    ],
  });

const isDown = (status: number) => status >= 502 && status <= 504;

precache(KEPT_FILES);
cleanupOutdatedCaches();
// The first page may use it at once. A later version waits until all pages of this one are closed: they
// go on with the code they know.
clientsClaim();

// No navigation is preloaded: a preload is also sent for pages this worker leaves alone, and the steps of a
// sign-in, asked for twice, fail.
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
