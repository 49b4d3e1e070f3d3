import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import manifest from '../../packages/embed/package.json' with { type: 'json' };

const embedFile = (name: string) =>
  fileURLToPath(new URL(`../../packages/embed/src/${name}`, import.meta.url));
/** What follows the version in a file's name, and where it begins: the loader, and the one without an academy. */
const loaders = { '': 'loader/loader.ts', '-test': 'testing/index.ts' };
const { version } = manifest;

/**
 * Builds the loaders that partner sites include: each once at an address that never changes its content, with its
 * integrity hash beside it, and once at the moving address of the major version.
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
      for (const [suffix, source] of Object.entries(loaders)) {
        const code = await buildLoader(embedFile(source));
        const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
        const exact = `${version}${suffix}.js`;
        const moving = `v${version.split('.')[0]}${suffix}.js`;
        await writeFile(join(folder, exact), code);
        await writeFile(join(folder, moving), code);
        versions[moving] = { version, exact, integrity };
      }
      await writeFile(join(folder, 'versions.json'), JSON.stringify(versions));
    },
  };
}

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
