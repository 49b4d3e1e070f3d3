/** Sizes of all entries that the built packages export, styles too, each with a budget. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { entriesOf, sheetsOf } from './entries.mjs';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

/** What an entry may take of its own, unless it is listed here: code that loads at once, without libraries. */
const usual = 12_000;
const larger = /** @type {Record<string, number>} */ ({
  // One engine, of which each entry is a further layer.
  'net/exercise': 42_000,
  'net/cli': 33_000,
  'net/plane': 24_000,
  'net/config': 19_000,
  // Everything that client, server and tools know of the academy; hosts take names out of it.
  'api-client/domain': 26_000,
  // Whole areas of staff and authors, with all their pages.
  'admin/people': 27_000,
  'admin/purchases': 14_000,
  'admin/checkout': 13_000,
  'creator/exercises': 13_000,
  'creator/products': 21_000,
  'creator/labs': 15_000,
  // Sold and shown without a session.
  'learner/checkout': 20_000,
  'learner/front': 15_000,
  'learner/styles.css': 19_000,
});

/** @typedef {[what: string, bytes: number, budget: number]} Row */

/** @returns {Promise<Row[]>} */
export async function everyEntry() {
  const rows = await Promise.all(readdirSync(packages).map(ofPackage));
  return rows.flat();
}

/** @param {string} name @returns {Promise<Row[]>} */
async function ofPackage(name) {
  const folder = join(packages, name);
  const modules = entriesOf(folder).map(({ built }) => built);
  const sizes = [
    ...sheetsOf(folder).map((file) => [file, gzipSync(readFileSync(join(folder, file))).length]),
    ...(await ownSizes(folder, modules)),
  ];
  return /** @type {[string, number][]} */ (sizes).map(([file, bytes]) => {
    const what = join(name, file.replace(/^dist\//, '').replace(/\/?index\.js$/, ''));
    return [what, bytes, larger[what] ?? usual];
  });
}

/** All entries of a package in one build: what two share is a part of both. @param {string} folder @param {string[]} files */
async function ownSizes(folder, files) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: {
      write: false,
      minify: true,
      rollupOptions: {
        input: Object.fromEntries(files.map((file) => [file, join(folder, file)])),
        preserveEntrySignatures: 'strict',
        external: (id) => /^(@?\w|node:)/.test(id) && !id.startsWith(folder),
      },
    },
  });
  const { output } = /** @type {import('vite').Rollup.RollupOutput} */ (result);
  const chunks = new Map(
    output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])),
  );
  return [...chunks.values()]
    .filter(({ isEntry, name }) => isEntry && files.includes(name))
    .map((entry) => {
      const loaded = new Set([entry.fileName]);
      for (const file of loaded)
        for (const found of chunks.get(file)?.imports ?? [])
          if (chunks.has(found)) loaded.add(found);
      const texts = [...loaded].map((file) => chunks.get(file)?.code ?? '');
      return [entry.name, gzipSync(texts.join('\n')).length];
    });
}
