/**
 * Prints the size of the built portal beside its budgets (docs/architecture.md) and fails if one is exceeded.
 * With --json it prints the raw rows, for the benchmark's table.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../apps/portal/dist', import.meta.url));
/** The build for old browsers does not count. */
const assets = readdirSync(join(dist, 'assets')).filter((name) => !name.includes('-legacy'));
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const gzip = (/** @type {string} */ name) =>
  gzipSync(readFileSync(join(dist, 'assets', name))).length;

/** What each chunk imports statically, found by the names in its code. */
const imports = new Map(
  assets
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const text = readFileSync(join(dist, 'assets', name), 'utf8');
      const found = text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
      return [name, [...found].map(([, file]) => String(file))];
    }),
);

/** Chunks and everything they import statically. */
function closure(/** @type {string[]} */ names) {
  const seen = new Set(names);
  for (const name of seen) {
    for (const found of imports.get(name) ?? []) seen.add(found);
  }
  return seen;
}
/** Chunks that import each other: what runs first doesn't have yet what it imports from the other. */
const circular = [...imports].flatMap(([name, found]) => (closure(found).has(name) ? [name] : []));

const entry = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)/g)].map(([, name]) =>
  String(name),
);
const page = (/** @type {string} */ name) =>
  assets.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
const first = closure(entry);
const sum = (/** @type {Iterable<string>} */ names) =>
  [...names].reduce((total, name) => total + gzip(name), 0);
const home = closure([...first, ...page('home.page')]);
/** Code of /creator and /admin. Only their entry points (`*.route.*`) may be part of the first load. */
const limited = /\/routes\/(creator|admin)\/(?!\w+\.route\.)|packages\/(creator|admin)\//;
/** Chunks with a source map; the bundler's own code has none. */
const maps = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.map'));
const comesFrom = (/** @type {string} */ name, /** @type {RegExp} */ place) =>
  maps.includes(`${name}.map`) &&
  /** @type {string[]} */ (
    JSON.parse(readFileSync(join(dist, 'assets', `${name}.map`), 'utf8')).sources
  ).some((source) => place.test(source));
const isLimited = (/** @type {string} */ name) => comesFrom(name, limited);
/** The checkout pages, with what comes after their form; not their editor, which shows them too. */
const ofCheckout = assets.filter(
  (name) => comesFrom(name, /\/learner\/src\/checkout\//) && !isLimited(name),
);
/** A lesson's exercises of one kind: their page, and the parts of views and engine that come behind it. */
const ofExercises = (/** @type {RegExp} */ parts) =>
  [
    ...closure([
      ...page('lesson-exercises.page'),
      ...assets.filter((name) => comesFrom(name, parts) && !isLimited(name)),
    ]),
  ].filter((name) => comesFrom(name, /\/(learner|kit)\/src\/exercises\/|\/net\/src\//));
const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
/** What a learner loads first, and what the service worker caches. */
const learners = [
  ...home,
  ...closure(page('lesson.page')),
  ...assets.filter((name) => name.endsWith('.js') && worker.includes(`/assets/${name}`)),
];
const strangers = [...new Set(learners)].filter(isLimited);

/** All the script of a public page: its own, and the gate's. */
const ofFront =
  gzipSync(readFileSync(join(dist, 'gate.js'))).length +
  sum(assets.filter((name) => /^front-.*\.js$/.test(name)));

const pages = [...new Set(assets.flatMap((file) => /^(.+\.page)-.+\.js$/.exec(file)?.[1] ?? []))];
/** What each page loads beside home. */
const beside = new Map(
  pages.map((name) => [
    name,
    [...closure([...first, ...page(name)])].filter((file) => !home.has(file)),
  ]),
);
/** Fields, menus and dialogs: what half of the pages share is loaded with the first of them. */
const controls = [...new Set([...beside.values()].flat())].filter(
  (file) => [...beside.values()].filter((files) => files.includes(file)).length >= pages.length / 2,
);
/** What a page adds once home and the controls are loaded. */
const added = (/** @type {string} */ name) =>
  sum((beside.get(name) ?? []).filter((file) => !controls.includes(file)));

/** @type {[name: string, bytes: number, budget: number][]} */
const rows = [
  ['first load, home, JS', sum(home), 150_000],
  ['first load, lesson, JS', sum(closure([...first, ...page('lesson.page')])), 150_000],
  [
    'entry CSS',
    assets
      .filter((name) => html.includes(`rel="stylesheet" crossorigin href="/assets/${name}"`))
      .reduce((total, name) => total + gzip(name), 0),
    10_150,
  ],
  ['own code, checkout, JS', sum(ofCheckout), 20_000],
  ['exercise, addresses, JS', sum(ofExercises(/engine\/value-judges|exercise-fields/)), 10_000],
  ['exercise, access lists, JS', sum(ofExercises(/engine\/list-judges|acl-editor/)), 18_000],
  [
    'exercise, command line, JS',
    sum(ofExercises(/engine\/network-judges|network-(engine|paper)/)),
    45_000,
  ],
  ['public pages, JS', ofFront, 10_000],
  [
    'exercise of the landing page, JS',
    sum(assets.filter((name) => /^home-exercise-.*\.js$/.test(name))),
    45_000,
  ],
  ['loader of embeds, JS', gzipSync(readFileSync(join(dist, 'loader', 'v1.js'))).length, 2100],
  ['controls of further routes, JS', sum(controls), 85_000],
  .../** @type {[string, number, number][]} */ (
    pages
      .filter((name) => name !== 'home.page')
      .map((name) => [
        `further route, ${name.replace('.page', '')}, JS`,
        added(name),
        page(name).some(isLimited) ? 90_000 : 40_000,
      ])
  ),
];

if (process.argv.includes('--json')) process.stdout.write(JSON.stringify(rows));
else {
  for (const [name, bytes, budget] of rows) {
    process.stdout.write(
      `${name.padEnd(36)}${(bytes / 1000).toFixed(1).padStart(8)} kB of ${budget / 1000} kB\n`,
    );
  }
}
if (strangers.length > 0)
  process.stderr.write(
    `A learner's first load includes code of /creator or /admin: ${strangers.join(', ')}\n`,
  );
if (circular.length > 0)
  process.stderr.write(`Files of the build import each other: ${circular.join(', ')}\n`);
process.exit(
  strangers.length + circular.length > 0 || rows.some(([, bytes, budget]) => bytes > budget)
    ? 1
    : 0,
);
