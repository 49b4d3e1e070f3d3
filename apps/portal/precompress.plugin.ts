import { join } from 'node:path';
import type { Plugin } from 'vite';
import { precompress as precompressFolder } from '../../tools/precompress.mjs';

/** Compresses what the server sends of the portal. The renderer of the public pages is read by the server itself. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'uplink:precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => precompressFolder(folder, (name) => !name.startsWith('renderer')),
  };
}
