import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

export interface FileDigest {
  size: number;
  /** In hexadecimal. */
  sha256: string;
}

const mostKnown = 10_000;
const chunkBytes = 256 * 1024;

/**
 * Measures files, however large, and remembers the result until the disk says that a file was touched:
 * the parts of one download do not read the whole file each time.
 */
export function createDigests(): (path: string) => Promise<FileDigest | undefined> {
  const known = new Map<string, Promise<string>>();

  return async function digestOf(path) {
    const found = await stat(path, { bigint: true }).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const state = [path, found.ino, found.size, found.mtimeNs, found.ctimeNs].join();
    const sha256 = await (known.get(state) ?? begin(path, state));
    return { size: Number(found.size), sha256 };
  };

  function begin(path: string, state: string): Promise<string> {
    if (known.size >= mostKnown) known.clear();
    const digest = sha256Of(createReadStream(path, { highWaterMark: chunkBytes }));
    known.set(state, digest);
    digest.catch(() => known.delete(state));
    return digest;
  }
}

export async function sha256Of(bytes: NodeJS.ReadableStream): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(bytes, hash);
  return hash.digest('hex');
}
