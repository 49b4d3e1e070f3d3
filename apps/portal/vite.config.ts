import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import legacy from '@vitejs/plugin-legacy';
import react from '@vitejs/plugin-react';
import logical from 'postcss-logical';
import { defineConfig } from 'vite';
import { earlyFiles } from './early-files.plugin.ts';
import { embed } from './embed.plugin.ts';
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

const missing = fileURLToPath(new URL('src/legacy.ts', import.meta.url));

/** What every page needs, of TanStack's parts not what only later pages use; and the parts of the shell. */
const base = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|@tanstack/(?!react-form|form-core|pacer-lite|devtools-event-client)[\\w-]+)/(?!.*(queriesObserver|useQueries|nfiniteQueryObserver|useInfiniteQuery|useBlocker)\\.)',
    'api-client/src/(client|session|middleware)/',
    'api-client/src/react/(read|status|uplink-provider|use-latest|queries/(account|learning|lessons|notifications|session)\\.)',
    'api-client/src/domain/(constants|page-errors|links|format|return-path|xp\\.rules|context\\.rules|module-query|consent\\.rules|codes/modules)',
    'kit/src/(states/(not-ready|held-query)|search/search-schema)',
    'ui/src/(aria-controls/controls|avatar|banner-stack/banner-(frame|stack)|brand|breadcrumbs|button|icon|lazy-part|link|skeleton)',
    'ui/src/(progress/(progress-ring|spinner)|states/(states|placeholders|wall|drawing|broken-link)|strip/strip-place)',
    'learner/src/(notifications/(notification-bell|notification-strip\\.tsx|notifications\\.(controller|messages)|opening|strip-closing)|xp/xp[-.]|account/strips/context-strip)',
    'portal/src/(app/(client|constants|early|full-page|lazy-page|lazy-part|main-landmark|quiet|reachable)\\.|shell/place\\.|telemetry/(use-)?consent\\.|session/(return-path|sign-in-returns|start-sign-in|visitor)|offline/reader)|shared/discussion\\.search',
    'lucide-react/dist/esm/(Icon|context|createLucideIcon|shared)',
    'lucide-react/dist/esm/icons/(arrow-left|arrow-right|award|bell|book-open|check|chevron-(down|left|right)|circle-(check|x|exclamation-point)|credit-card|file-check|flask-conical|folder|graduation-cap|hammer|house|inbox|layers|life-buoy|list|list-checks|loader-circle|lock|menu|notebook-pen|play|rotate-cw|share-2|shield|timer|trophy|user|users|x|zap)\\.',
    'ui/src/(tokens|base|helpers)\\.css|portal/src/shell/(footer|header|shell|side-navigation|start-frame)\\.css',
    'rolldown/runtime',
  ].join('|'),
);

/** What surrounds every page of the portal. */
const frame = new RegExp(
  [
    'api-client/src/react/session-status',
    'portal/src/app/(toasts|load-anew|banners|document-title|page-name|when-heading|titles|root|support-mail)\\.',
    'portal/src/shell/(logo|menu-items|menu-entry|icons|sign-out|trail\\.rules|page-trail|header|shell|shell-visibility|side-navigation|use-settled|use-shown-path)\\.tsx?',
    'portal/src/(offline/offline-code|session/(leave-for-front|guards|use-session-end))\\.',
    'portal/src/routes/shared/(profile\\.paths|load-with|root\\.route|lesson-paths|question\\.search)\\.',
  ].join('|'),
);

/** What home, a course and a lesson share: what has no styles, and what has them, which the shell must not wait for. */
const plain =
  /learner\/src\/learning\/outline\.(rules|messages|controller)|ui\/src\/(tabs\/tabs\.rules|states\/idle-link)|(module-status|domain\/lesson)\.rules|codes\/work|work-status\.messages|states\/(block-skeleton|page-state)\.|icons\/(circle-play|list-tree|scroll-text)\.mjs/;
const learning =
  /learner\/src\/learning\/outline|ui\/src\/(card|status|route-path\/(?!route-path)|disclosure|tabs\/tabs)\b|submission-status/;

/** The entry, and the routes it names. */
const entry =
  /portal\/src\/(main|app\/(router|error-page|support-link)|routes\/(catalog\/catalog\.route|learning\/home\.(route|search)|lessons\/lessons\.(route|search)|session\/sign-in\.route))\./;

/** What the first pages load, in one file: in three, each with its list of imports, it would be 2 kB larger. */
const start = new RegExp([base, frame, plain, entry].map(({ source }) => source).join('|'));

/** The cards of products, on home and in every listing, and the routes that home shows. */
const cards =
  /catalog\/product-card|learner\/src\/shared\/(product-cover|picture|learner-status)|ui\/src\/(cover\/|tabs\/tab-links|route-path\/route-path)|typical-wait/;

/** Small parts of a lesson that other pages need too. */
const lesson =
  /icons\/(a-large-small|list-plus)\.mjs|use-display-settings|resource-links|routes\/shared\/focus-bar|kit\/src\/(text\/author-text|states\/(page-skeleton|no-resource))|ui\/src\/states\/empty-rack/;

/** What only home shows. */
const home =
  /routes\/learning\/home\.page|learner\/src\/(learning\/(dashboard|learning-(card|row)|continue-card|open-work|overview|week)|xp\/level-panel)/;

/** The page of a product, with what it loads its data by. */
const product =
  /learner\/src\/catalog\/(cards-skeleton|catalog\.messages|intro-blocks|product-detail)|routes\/catalog\/(use-kind|product\.search|use-product-search|catalog\.(search|loads))|app\/not-found|states\/black-hole|module-type\.rules|catalog\.queries|icons\/calendar-days\.mjs/;

/** A lesson's own page, and its video. */
const player =
  /routes\/lessons\/lesson(\.page|-panels|-outline-button)\.|learner\/src\/lessons\/(start-on-open|lesson-(player|next)|video-place)|routes\/shared\/(lesson-(address|bar|frame)|save-lesson-button)/;
const video =
  /learner\/src\/lessons\/video\/|watching\.rules|icons\/(pause|bookmark-plus|rotate-ccw)\.mjs/;

/** What comes right behind the first pages, in one file. */
const behind =
  /notification-strip\.view|nfiniteQueryObserver\.|useInfiniteQuery\.|ui\/src\/strip\/strip\.|icons\/bell-ring|learner\/src\/milestones\/(next\/|milestones\.(messages|rules))|(kit\/src\/milestones|api-client\/src\/(domain|react\/queries))\/milestones\.(messages|rules|queries)|domain\/unexpected-error/;

/** All styles of the first pages in one file: a request costs more than the few kilobytes a page has no use for. */
const styleSheets =
  /(learner\/src\/(catalog|learning|lessons|shared)|kit\/src\/(states|text)|ui\/src\/(card|cover|disclosure|rich-text|route-path|status|tabs)|routes\/(catalog|lessons|shared)|src\/shell\/(?=mobile|special))\/?(video\/)?[\w-]+\.css/;

/** Exercises by what they need, each in one file with what all need: cut up further they would pack much worse. */
const exercises = {
  exercise:
    /kit\/src\/exercises\/(?!lists|network|engine\/(value|list|network)|exercise-(fields|question|review)|question)|learner\/src\/(exercises\/(?!exercise-way-on)|shared\/check-bar)|net\/src\/(exercise\/(grade-with|hints|judging)|messages\/finding)/,
  // What editors of questions need too.
  'exercise-addresses': /net\/src\/(address\/(ipv4|mask|prefix)|exercise\/bad)/,
  'exercise-rules': /net\/src\/(sets\/(access-list|decide|parse-rule)|packet|messages\/packet\.)/,
  'exercise-fields':
    /kit\/src\/exercises\/(engine\/value|exercise-fields)|net\/src\/(messages\/value|address\/(?!networks)|exercise\/goals\/(value|plan))/,
  'exercise-lists':
    /kit\/src\/exercises\/(engine\/list|lists)|net\/src\/(messages\/list|sets\/(?!print)|exercise\/(flow\.|goals\/(acl|flows|lines|list|read)))/,
  'exercise-network':
    /kit\/src\/exercises\/(engine\/network|network)|net\/src\/(messages\/(step|packet-name|network)|sets\/print|cli|config|plane|exercise\/(network|goals\/(network|reach)))|icons\/(monitor|router)\.mjs/,
};

/** Fields, menus and dialogs, which none of the first loads has. */
const controls =
  /node_modules\/(react-aria|react-stately|@internationalized|@react-)|node_modules\/@tanstack|packages\/ui\/|lucide-react/;

/** What many other pages have in common; not the tables, counts and products of staff, which no learner's page shows. */
const shared =
  /packages\/(kit|api-client|learner)\/(?!src\/(lists\/list-frame|domain\/plural|react\/queries\/products))/;

const startGroups = ['base', 'rolldown-runtime'];
/** Files that checks and journeys know by their names. */
const named =
  /^(base|rolldown-runtime|further-routes|account-menu|notification-list|report-success-dialog)$|\.page$/;
const atStart = new RegExp(`(${startGroups.join('|')})-[^/]*\\.(js|css)$`);

export default defineConfig({
  plugins: [
    react(),
    head(),
    manifest(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    legacy({ targets: oldest, modernTargets: modern, additionalLegacyPolyfills: [missing] }),
    legacyEntry(),
    earlyFiles(),
    worker(),
    front({ cssTarget: styles }),
    embed(),
    precompress(),
  ],
  resolve: {
    // React has had this hook itself since version 18.
    alias: {
      'use-sync-external-store/shim/with-selector.js': 'use-sync-external-store/with-selector.js',
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector.js',
    },
    conditions: ['uplink-source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', '@tanstack/react-query', 'react-aria-components'],
  },
  // English runs from left to right: old browsers know no other sides.
  css: { postcss: { plugins: [logical()] } },
  build: {
    cssTarget: styles,
    // Safari before 17 loads what others load ahead a moment later; no one waits for the code that mends it.
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
        chunkFileNames: ({ name }) =>
          named.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        // What all or the first pages need lies together: cut into many files, it would pack worse.
        codeSplitting: {
          groups: [
            { name: 'pages', test: styleSheets },
            { name: 'base', test: start },
            { name: 'learning', test: learning },
            { name: 'lesson', test: lesson },
            { name: 'cards', test: cards },
            { name: 'home.page', test: home },
            { name: 'product', test: product },
            { name: 'lesson.page', test: player },
            { name: 'video', test: video },
            { name: 'behind', test: behind },
            ...Object.entries(exercises).map(([name, test]) => ({
              name,
              test,
              includeDependenciesRecursively: false,
            })),
            { name: 'controls', test: controls, minShareCount: 56 },
            { name: 'shared', test: shared, minShareCount: 16 },
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
      '^/(ambassador|homeworks|quizzes)(/|\\?|$)': {
        target: server,
        bypass: (request) =>
          request.headers.accept?.includes('text/html') ? request.url : undefined,
      },
    },
  },
});
