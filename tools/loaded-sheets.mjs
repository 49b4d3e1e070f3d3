import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rulesOf } from './style-sheets.mjs';

/** What every page loads. */
const base = ['tokens', 'base', 'helpers'].map((name) => `packages/ui/src/${name}.css`);
const importing = /(?:^|\n)(?:import|export)\s([^'"]*?)(?:from\s)?['"]([^'"]+)['"]/g;
const lazily = /import\(\s*['"]([^'"]+)['"]\s*\)/g;
const className = /\bul-[a-z][\w-]*/g;

/** @typedef {{ file: string, names: string[] | undefined }} Import `names` is undefined where all is taken */

/**
 * Finds classes on elements whose style sheet nothing loads, by the source of the workspace at `root`: bundlers leave out
 * what is not used of a package, and the styles that it imports.
 * @param {string} root
 */
export function createSheetFinder(root) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  const homes = homesOf(root);
  return { unstyledFrom };

  /** All that a module loads, itself included. @param {string} entry @param {Set<string>} seen */
  function loadedFrom(entry, seen = new Set()) {
    if (seen.has(entry)) return seen;
    seen.add(entry);
    for (const { file, names } of importsOf(entry))
      for (const found of names ? names.map((name) => homeOf(file, name)) : [file])
        loadedFrom(found, seen);
    return seen;
  }

  /** Each class that is used by what an entry loads, without a style sheet that begins a rule with it. @param {string} entry */
  function unstyledFrom(entry) {
    const loaded = loadedFrom(entry);
    return [...loaded]
      .filter((file) => file.endsWith('.tsx') && !/\.(stories|test)\.|\/testing\//.test(file))
      .flatMap((file) =>
        [...new Set(textOf(file).match(className))]
          .filter((name) => homes.has(name))
          .filter((name) => !homes.get(name)?.some((one) => base.includes(one) || loaded.has(one)))
          .map((name) => `${file} ${name}`),
      );
  }

  /** @param {string} file */
  function textOf(file) {
    const known = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    texts.set(file, known);
    return known;
  }

  /** @param {string} file @returns {Import[]} */
  function importsOf(file) {
    if (!/\.tsx?$/.test(file)) return [];
    const text = textOf(file);
    const direct = [...text.matchAll(importing)].filter(([, what]) => !what?.startsWith('type '));
    return [
      ...direct.map(([, what = '', from = '']) => ({ from, names: namesIn(what) })),
      ...[...text.matchAll(lazily)].map(([, from = '']) => ({ from, names: undefined })),
    ].flatMap(({ from, names }) => {
      const found = resolve(file, from);
      return found ? [{ file: found, names }] : [];
    });
  }

  /** Where a barrel takes a name from. @param {string} file @param {string} name @returns {string} */
  function homeOf(file, name) {
    if (!/\/index\.ts$/.test(file)) return file;
    const isExported = new RegExp(
      `export (async )?(const|function|class|type|interface) ${name}\\b`,
    );
    for (const { file: next } of importsOf(file)) {
      if (/\/index\.ts$/.test(next)) {
        const found = homeOf(next, name);
        if (found !== next) return found;
      } else if (isExported.test(textOf(next))) return next;
    }
    return file;
  }

  /** @param {string} file @param {string} from */
  function resolve(file, from) {
    const [, name, path = ''] = from.match(/^@uplink\/([\w-]+)\/?(.*)$/) ?? [];
    const start = name ? `packages/${name}/src/${path}` : join(dirname(file), from);
    const ends = ['', '.ts', '.tsx', '/index.ts'];
    if (!name && !from.startsWith('.')) return undefined;
    return ends
      .map((end) => start + end)
      .find((one) => /\.\w+$/.test(one) && existsSync(join(root, one)));
  }
}

/** Undefined where all is taken: with a star, or for the effects alone. @param {string} what */
function namesIn(what) {
  const list = what.match(/\{([^}]*)\}/)?.[1];
  if (list === undefined) return undefined;
  return list
    .split(',')
    .map((one) => one.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((one) => one && !one.startsWith('type '));
}

/** The style sheets that begin a rule with a class. @param {string} root */
function homesOf(root) {
  /** @type {Map<string, string[]>} */
  const homes = new Map();
  const files = globSync('{packages/*,apps/portal}/src/**/*.css', { cwd: root });
  for (const file of files)
    for (const { selectors } of rulesOf(readFileSync(join(root, file), 'utf8')))
      for (const selector of selectors) {
        const name = selector.match(/^\.(ul-[\w-]+)/)?.[1];
        if (name) homes.set(name, [...(homes.get(name) ?? []), file]);
      }
  return homes;
}
