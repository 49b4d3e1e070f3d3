/** Bytes of the built portal beside their budgets (docs/architecture.md); over one is a failure. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../apps/portal/dist', import.meta.url));
const assets = readdirSync(join(dist, 'assets'));
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const gzip = (/** @type {string} */ name) =>
  gzipSync(readFileSync(join(dist, 'assets', name))).length;

/** A chunk and all it imports statically, by the names in its text. */
function closure(/** @type {string[]} */ names) {
  const seen = new Set(names);
  for (const name of seen) {
    const text = readFileSync(join(dist, 'assets', name), 'utf8');
    for (const [, found] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      if (found) seen.add(found);
    }
  }
  return seen;
}

const entry = [...html.matchAll(/assets\/([^"]+\.js)/g)].map(([, name]) => String(name));
const page = (/** @type {string} */ name) =>
  assets.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
const first = closure(entry);
const sum = (/** @type {Iterable<string>} */ names) =>
  [...names].reduce((total, name) => total + gzip(name), 0);
const rows = [
  ['first load, home, JS', sum(closure([...first, ...page('home.page')])), 165_000],
  ['first load, lesson, JS', sum(closure([...first, ...page('lesson.page')])), 165_000],
  [
    'entry CSS',
    assets
      .filter((name) => html.includes(name) && name.endsWith('.css'))
      .reduce((total, name) => total + gzip(name), 0),
    10_000,
  ],
];

let isOver = false;
for (const [name, bytes, budget] of rows) {
  isOver ||= Number(bytes) > Number(budget);
  process.stdout.write(
    `${String(name).padEnd(26)}${(Number(bytes) / 1000).toFixed(1).padStart(8)} kB of ${Number(budget) / 1000} kB\n`,
  );
}
process.exit(isOver ? 1 : 0);
