import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const makers = { br: promisify(brotliCompress), gz: promisify(gzip) };
/** The renderer of the public pages is read by the server, not by browsers. */
const isText = /^(?!renderer\b).*\.(js|css|html|svg|txt)$/;

/** Puts a `.br` and a `.gz` beside each file that gains by it, for the server to send as they are. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'uplink:precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => isText.test(name)).map(compress));
    },
  };

  async function compress(name: string) {
    const path = join(folder, name);
    const bytes = await readFile(path);
    for (const [ending, make] of Object.entries(makers)) {
      const made = await make(bytes);
      if (made.length < bytes.length) await writeFile(`${path}.${ending}`, made);
    }
  }
}
