import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import legacy from '@vitejs/plugin-legacy';
import react from '@vitejs/plugin-react';
import logical from 'postcss-logical';
import { defineConfig } from 'vite';
import { embed } from './embed.plugin.ts';
import { fontPreload } from './font-preload.plugin.ts';
import { front } from './front.plugin.ts';
import { head } from './head.plugin.ts';
import { legacyEntry } from './legacy-entry.plugin.ts';
import { manifest } from './manifest.plugin.ts';
import { precompress } from './precompress.plugin.ts';
import { serverPaths } from './server-paths.ts';
import { worker } from './worker.plugin.ts';

const server = process.env.SERVER_URL ?? 'http://localhost:4100';

/** The oldest browsers the portal opens in; gate.js sends older ones to the help page. */
const oldest = ['chrome 57', 'firefox 52', 'edge 16', 'safari 10.1'];
/** The oldest that take the main build; gate.js gives older ones the other. */
const modern = ['chrome 93', 'firefox 92', 'safari 15.4', 'edge 93'];
/** Both builds have the same styles: nothing newer is written into them. */
const styles = ['chrome87', 'firefox78', 'safari14', 'edge88'];

/** What home and a lesson have in common beside the shell. */
const first =
  /kit\/src\/states\/not-ready|(ui\/src\/lazy-part|portal\/src\/app)\/lazy-part|shared\/discussion\.search|api-client\/src\/domain\/links|lucide-react\/.*\/icons\/(arrow-left|arrow-right|award|book-open|check|chevron-(down|left|right)|circle-check|credit-card|file-check|flask-conical|hammer|play|x|zap)\.mjs/;

/** In common too, but with styles, which come with the pages and not with the entry. */
const both = /ui\/src\/(card|status|route-path)\//;

/** Small parts of home and of a lesson that other pages need too: each in a file of its own would cost more. */
const home =
  /ui\/src\/(cover|disclosure)\/|module-status\.rules|submission-status|block-skeleton|idle-link/;
const lesson = /icons\/a-large-small\.mjs|use-display-settings|resource-links/;

const missing = fileURLToPath(new URL('src/legacy.ts', import.meta.url));

/** What every page needs; of TanStack's parts not what only later pages use. */
const base =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(?!react-form|form-core|pacer-lite|devtools-event-client)[\w-]+)\/(?!.*(queriesObserver|useQueries|mutationObserver|useMutation|useBlocker)\.)|api-client\/src\/(client|session|middleware)\/|uplink-provider|portal\/src\/app\/(lazy-page|reachable)|api-client\/src\/react\/read\./;

const startGroups = ['base', 'first', 'rolldown-runtime'];
const atStart = new RegExp(`(${startGroups.join('|')})-[^/]*\\.(js|css)$`);

export default defineConfig({
  plugins: [
    react(),
    head(),
    fontPreload(),
    manifest(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    legacy({ targets: oldest, modernTargets: modern, additionalLegacyPolyfills: [missing] }),
    legacyEntry(),
    worker(),
    front({ cssTarget: styles }),
    embed(),
    precompress(),
  ],
  resolve: {
    conditions: ['uplink-source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', '@tanstack/react-query', 'react-aria-components'],
  },
  // English runs from left to right: old browsers know no other sides.
  css: { postcss: { plugins: [logical()] } },
  build: {
    cssTarget: styles,
    // Safari before 17 loads what others load ahead a moment later; nobody waits for the code that mends it.
    modulePreload: {
      polyfill: false,
      // What every page has loaded by then need not be named again.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !atStart.test(file)),
    },
    assetsInlineLimit: 0,
    sourcemap: true,
    rolldownOptions: {
      output: {
        // The entry names what each page loads: the shorter, the sooner it is there.
        chunkFileNames: ({ isDynamicEntry, name }) =>
          isDynamicEntry || startGroups.includes(name)
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:7].js',
        // What all or the first pages need lies together: cut into many files, it would pack worse.
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: 'first', test: first },
            { name: 'both', test: both },
            { name: 'home', test: home },
            { name: 'lesson', test: lesson },
          ],
        },
      },
    },
  },
  server: {
    port: 4000,
    proxy: {
      ...Object.fromEntries(serverPaths.map((path) => [`^${path}(/|\\?|$)`, { target: server }])),
      '^/live': { target: server, ws: true },
      // These addresses are pages too: only calls, which ask for JSON, go to the server.
      '^/(homeworks|quizzes)(/|\\?|$)': {
        target: server,
        bypass: (request) =>
          request.headers.accept?.includes('text/html') ? request.url : undefined,
      },
    },
  },
});
