/**
 * Puts a `.br` and a `.gz` beside each file of a built site that gains by it, for the server to send as they are.
 * `node tools/precompress.mjs FOLDER`
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const makers = { br: promisify(brotliCompress), gz: promisify(gzip) };
const isText = /\.(js|css|html|svg|txt|json|md)$/;

/** @param {string} folder @param {(name: string) => boolean} [isSent] whether browsers ask for it */
export async function precompress(folder, isSent = () => true) {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => isText.test(name) && isSent(name));
  await Promise.all(texts.map((name) => compress(join(folder, name))));
}

/** @param {string} path */
async function compress(path) {
  const bytes = await readFile(path);
  for (const [ending, make] of Object.entries(makers)) {
    const made = await make(bytes);
    if (made.length < bytes.length) await writeFile(`${path}.${ending}`, made);
  }
}

const [, script, folder] = process.argv;
if (script === fileURLToPath(import.meta.url) && folder) await precompress(resolve(folder));
