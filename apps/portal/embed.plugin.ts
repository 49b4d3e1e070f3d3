import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import manifest from '../../packages/embed/package.json' with { type: 'json' };

const source = fileURLToPath(new URL('../../packages/embed/src/loader/loader.ts', import.meta.url));
const { version } = manifest;

/**
 * Builds the loader that partner sites include: once at an address that never changes its content, with its
 * integrity hash beside it, and once at the moving address of the major version.
 */
export function embed(): Plugin {
  return {
    name: 'uplink:embed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      // The build for old browsers writes beside this one.
      if (Object.keys(bundle).some((name) => name.includes('-legacy'))) return;
      const code = await buildLoader();
      const folder = join(dir, 'loader');
      await mkdir(folder, { recursive: true });
      const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
      const exact = `${version}.js`;
      const moving = `v${version.split('.')[0]}.js`;
      await writeFile(join(folder, exact), code);
      await writeFile(join(folder, moving), code);
      await writeFile(
        join(folder, 'versions.json'),
        JSON.stringify({ [moving]: { version, exact, integrity } }),
      );
    },
  };
}

async function buildLoader(): Promise<string> {
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
