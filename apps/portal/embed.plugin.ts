import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import manifest from '../../packages/embed/package.json' with { type: 'json' };

const embedFile = (name: string) =>
  fileURLToPath(new URL(`../../packages/embed/${name}`, import.meta.url));
/** What follows the version in a file's name, and where it begins: the loader, and the one without an academy. */
const loaders = { '': 'src/loader/loader.ts', '-test': 'src/testing/index.ts' };
/** The loaders of all releases: what partner sites pin to. */
export const publishedLoaders = embedFile('published');

export const integrityOf = (code: string | Uint8Array) =>
  `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** The loaders of this version, by the names of their files. */
export async function buildLoaders(): Promise<Map<string, string>> {
  const built = new Map<string, string>();
  for (const [suffix, source] of Object.entries(loaders))
    built.set(`${manifest.version}${suffix}.js`, await buildLoader(embedFile(source)));
  return built;
}

/**
 * Puts the loaders where partner sites include them: each release at an address whose content never changes, with its
 * integrity hash, and the newest loader of each major version at an address that moves with it.
 */
export function embed(): Plugin {
  return {
    name: 'uplink:embed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      // The build for old browsers writes beside this one.
      if (Object.keys(bundle).some((name) => name.includes('-legacy'))) return;
      const folder = join(dir, 'loader');
      await mkdir(folder, { recursive: true });
      const versions: Record<string, object> = {};
      for (const exact of (await readdir(publishedLoaders)).filter(isLoader).sort(byVersion)) {
        const code = await readFile(join(publishedLoaders, exact));
        await writeFile(join(folder, exact), code);
        await writeFile(join(folder, movingName(exact)), code);
        const version = exact.replace(/(-test)?\.js$/, '');
        versions[movingName(exact)] = { version, exact, integrity: integrityOf(code) };
      }
      for (const [exact, code] of await buildLoaders())
        await writeFile(join(folder, movingName(exact)), code);
      await writeFile(join(folder, 'versions.json'), JSON.stringify(versions));
    },
  };
}

const isLoader = (name: string) => name.endsWith('.js');
const byVersion = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
/** `v1-test.js` for `1.4.2-test.js`. */
const movingName = (exact: string) => exact.replace(/^(\d+)\.\d+\.\d+/, 'v$1');

async function buildLoader(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error('The loader was built in no or many ways.');
  return result.output[0].code;
}
