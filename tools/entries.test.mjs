import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { entriesOf } from './entries.mjs';

const packages = fileURLToPath(new URL('../packages', import.meta.url));
const host = mkdtempSync(join(tmpdir(), 'uplink-host-'));
afterAll(() => rmSync(host, { recursive: true }));
const { resolve } = createRequire(join(host, 'host.js'));

/** Installs a package as published: its manifest, and an empty file for each module. @param {string} name */
function install(name) {
  const folder = join(packages, name);
  const installed = join(host, 'node_modules', '@uplink', name);
  const { publishConfig, ...manifest } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const sources = globSync('**/*.{ts,tsx}', { cwd: join(folder, 'src') });
  const modules = sources.map((file) => file.replace(/\.tsx?$/, '.js'));
  for (const file of modules) {
    mkdirSync(join(installed, 'dist', dirname(file)), { recursive: true });
    writeFileSync(join(installed, 'dist', file), '');
  }
  writeFileSync(join(installed, 'package.json'), JSON.stringify({ ...manifest, ...publishConfig }));
  return { installed, modules };
}

/** The file that Node finds by a specifier, if any. @param {string} module @param {string} installed */
function fileOf(module, installed) {
  try {
    return relative(installed, resolve(module));
  } catch {
    return undefined;
  }
}

test.each(readdirSync(packages))('Node finds the same entries in %s', (name) => {
  const { installed, modules } = install(name);
  // Whatever a host may try: each folder and each file.
  const paths = modules.flatMap((file) => [dirname(file), file.replace(/\.js$/, ''), file]);
  const found = [...new Set(paths)]
    .map((path) => join('@uplink', name, path))
    .map((module) => [module, fileOf(module, installed)])
    .filter(([, file]) => file);
  const listed = entriesOf(join(packages, name)).map(({ module, built }) => [module, built]);
  expect(found.length).toBeGreaterThan(0);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(found));
});

test('nested folders can be entries, closed and unlisted ones are not', () => {
  const names = (/** @type {string} */ name) =>
    entriesOf(join(packages, name)).map((entry) => entry.name);
  expect(names('learner')).toContain('front/offer');
  expect(names('kit')).not.toContain('testing');
  expect(names('api-client')).not.toContain('domain/codes');
});
