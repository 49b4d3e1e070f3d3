import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { isLegacy } from './legacy-entry.plugin.ts';
import { type BuiltChunk, keptFiles } from './src/worker/kept-files.ts';

const source = fileURLToPath(new URL('src/worker/worker.ts', import.meta.url));

/** Names without a hash of their content: it tells versions apart. */
const shell = ['index.html', 'gate.js'];

/** Builds the service worker beside the main build and tells it which of its files are kept. */
export function worker(): Plugin {
  return {
    name: 'uplink:worker',
    apply: 'build',
    // The page and its fonts stand on the disk by now.
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle);
      const chunks: BuiltChunk[] = files.flatMap((file) =>
        file.type === 'chunk' ? [{ ...file, css: file.viteMetadata?.importedCss ?? [] }] : [],
      );
      // Old browsers get a build of their own, and no worker.
      if (chunks.some(({ fileName }) => isLegacy(fileName))) return;
      const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
      const named = shell.map(async (name) => ({
        url: `/${name}`,
        revision: createHash('sha256')
          .update(await readFile(join(dir, name)))
          .digest('hex'),
      }));
      const hashed = [...new Set([...keptFiles(chunks), ...fonts])].map((name) => ({
        url: `/${name}`,
        revision: null,
      }));
      const code = await buildWorker([...(await Promise.all(named)), ...hashed]);
      await writeFile(join(dir, 'sw.js'), code);
    },
  };
}

async function buildWorker(kept: { url: string; revision: string | null }[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['uplink-source', 'module', 'browser', 'development|production'] },
    define: {
      KEPT_FILES: JSON.stringify(kept),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error('The service worker was built in no or many ways.');
  return result.output[0].code;
}
