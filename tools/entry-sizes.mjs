/**
 * Bundles entries of the built packages as a host's bundler would, prints how large each is without React and what a
 * host has anyway, how much that is more or less than the sizes in `entry-sizes.json`, and fails if a budget is exceeded.
 * What hosts take most is printed always, every other entry once its size has changed. Parts that load later don't count.
 * `--accept` writes the sizes down.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { everyEntry } from './every-entry.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = join(root, 'packages');
/** What a host shares with the packages. */
const shared = /^(react|react-dom|@tanstack\/react-query)(\/|$)/;
const isLibrary = (/** @type {string} */ id) => /^@?\w/.test(id) && id !== 'virtual:entry';

/** Names of an entry, and how many bytes they may take; `own` leaves out libraries. */
const budgets =
  /** @type {[what: string, entry: string, names: string, bytes: number, own?: boolean][]} */ ([
    ['Button', 'ui/button', 'Button', 14_000],
    ['client', 'api-client', 'createUplinkClient', 5000],
    ['lesson player', 'learner/lessons', 'LessonPlayer', 70_000],
    ['checkout, own code', 'learner/checkout', 'CheckoutPage', 20_000, true],
    ['quiz, own code', 'learner/quizzes', 'QuizPlayer', 12_000, true],
    ['homework, own code', 'learner/homeworks', 'HomeworkPlayer', 12_000, true],
    ['milestone panel, own code', 'learner/milestones', 'MilestonePanel', 12_000, true],
    ['bell, own code', 'learner/notifications', 'NotificationBell', 12_000, true],
    ['embed wrappers', 'embed/react', 'UplinkCheckout', 6000],
  ]);
const sheets = ['tokens.css', 'styles.css'].map((name) =>
  readFileSync(join(packages, 'ui', 'dist', name)),
);

/** @param {string} entry @param {string} names @param {boolean} own */
async function sizeOf(entry, names, own) {
  const start = '\0entry';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: join(root, 'apps', 'portal'),
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? start : undefined),
        load: (id) => (id === start ? `export { ${names} } from '${fileOf(entry)}';` : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rollupOptions: {
        input: 'virtual:entry',
        preserveEntrySignatures: 'strict',
        external: (id) => shared.test(id) || (own && isLibrary(id)),
      },
    },
  });
  const { output } = /** @type {import('vite').Rollup.RollupOutput} */ (result);
  const chunks = output.flatMap((part) => (part.type === 'chunk' ? [part] : []));
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of first)
    for (const found of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      if (chunks.some(({ fileName }) => fileName === found)) first.add(found);
  const loaded = chunks.filter(({ fileName }) => first.has(fileName));
  return loaded.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}

/** @param {string} entry */
function fileOf(entry) {
  const [name = '', ...path] = entry.split('/');
  const [file] = globSync(join('dist', ...path, 'index.js'), { cwd: join(packages, name) });
  if (!file) throw new Error(`${entry} isn't built.`);
  return join(packages, name, file);
}

/** @type {[what: string, bytes: number, budget: number][]} */
const rows = [
  ['ui styles with tokens', sheets.reduce((sum, sheet) => sum + gzipSync(sheet).length, 0), 14_000],
];
for (const [what, entry, names, bytes, own = false] of budgets)
  rows.push([what, await sizeOf(entry, names, own), bytes]);
const always = rows.length;
rows.push(...(await everyEntry()));
const accepted = join(root, 'tools', 'entry-sizes.json');
/** @type {Record<string, number>} */
const before = JSON.parse(readFileSync(accepted, 'utf8'));
for (const [index, [what, bytes, budget]] of rows.entries()) {
  const more = bytes - (before[what] ?? 0);
  if (index >= always && more === 0 && bytes <= budget) continue;
  const change = `${more < 0 ? '−' : '+'}${Math.abs(more)} B`;
  process.stdout.write(
    `${what.padEnd(28)}${(bytes / 1000).toFixed(1).padStart(8)} kB of ${budget / 1000} kB  ${change}\n`,
  );
}
process.stdout.write(`${rows.length - always} entries of the packages have a budget.\n`);
if (process.argv.includes('--accept')) {
  const sizes = Object.fromEntries(rows.map(([what, bytes]) => [what, bytes]));
  writeFileSync(accepted, `${JSON.stringify(sizes, null, 2)}\n`);
}
process.exitCode = rows.some(([, bytes, budget]) => bytes > budget) ? 1 : 0;
