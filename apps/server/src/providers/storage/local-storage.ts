import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { link, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Clock } from '../../clock.ts';
import { createDigests } from './file-digests.ts';
import { keyTaken, PostRefusal } from './post-refusal.ts';
import type { ByteRange, ListedObject, LocalObjects, StorageProvider } from './storage.ts';
import { BUCKET, signDownload, signPolicy } from './upload-policy.ts';

const downloadSeconds = 300;
/** A write touches its file, so one that was not touched for an hour belongs to no upload. */
const forgottenMs = 3_600_000;
const copiedBytes = 1024 * 1024;

/** Files on one disk. Keys are random names chosen by the server, and still checked. */
export function createLocalStorage(options: {
  folder: string;
  publicUrl: string;
  secret: string;
  clock: Clock;
}): StorageProvider & LocalObjects {
  const pathOf = (key: string) => join(options.folder, checkKey(key));
  const temporary = join(options.folder, 'tmp');
  const digestOf = createDigests();
  const objects: StorageProvider & LocalObjects = {
    createUploadForm: async (policy) => ({
      url: `${options.publicUrl}/storage/${BUCKET}`,
      fields: signPolicy(options.secret, policy),
    }),
    put: async ({ key }, bytes) => {
      const path = await objects.createTemporaryPath();
      await writeFile(path, bytes);
      await objects.adopt(path, key);
    },
    stat: async (key) => {
      if (!isKey(key)) return undefined;
      const found = await stat(pathOf(key)).catch(() => undefined);
      return found?.isFile() ? { size: found.size } : undefined;
    },
    // A key is written only once: an existing file stays.
    seal: async (key) => {
      const digest = isKey(key) ? await digestOf(pathOf(key)) : undefined;
      return digest && { key, ...digest };
    },
    isIntact: async ({ key, size, sha256 }) => {
      if ((await objects.stat(key))?.size !== size) return false;
      return (await digestOf(pathOf(key)))?.sha256 === sha256;
    },
    createDownloadUrl: async ({ key, sha256 }, name) => {
      const expires = Math.floor(options.clock.now().getTime() / 1000) + downloadSeconds;
      const token = signDownload(options.secret, { key, sha256, name, expires });
      const query = new URLSearchParams({ name, token });
      return `${options.publicUrl}/storage/files/${key}?${query}`;
    },
    read: async (key, range) => readFrom(pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),
    clear: async (key, kept) => {
      if (key !== kept) await objects.remove(key);
    },
    list: async (prefix) => {
      const [folder = ''] = checkPrefix(prefix).split('/');
      const names = await readdir(join(options.folder, folder)).catch(() => []);
      const found: ListedObject[] = [];
      for (const name of names) {
        const key = `${folder}/${name}`;
        const stored = key.startsWith(prefix) && (await objects.stat(key));
        if (stored) found.push({ key, ...stored });
      }
      return found;
    },
    join: async (parts, target) => {
      const path = await objects.createTemporaryPath();
      try {
        await concatenate(parts.map(pathOf), path);
        await objects.adopt(path, target.key);
      } catch (error) {
        // Another call has joined the same parts.
        if (!(error instanceof PostRefusal)) throw error;
      } finally {
        await objects.discard(path);
      }
    },
    openRead: (key, range) => readFrom(pathOf(key), range),
    createTemporaryPath: async () => {
      await mkdir(temporary, { recursive: true });
      return join(temporary, randomUUID());
    },
    isTaken: (key) => existsSync(pathOf(key)),
    adopt: async (temporaryPath, key) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      try {
        // Unlike a rename, a link never takes the place of a file that is there.
        await link(temporaryPath, path);
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? keyTaken() : error;
      }
      await objects.discard(temporaryPath);
    },
    discard: (temporaryPath) => rm(temporaryPath, { force: true }),
    sweepTemporary: async () => {
      const names = await readdir(temporary).catch(() => []);
      let count = 0;
      for (const name of names) {
        const path = join(temporary, name);
        const found = await stat(path).catch(() => undefined);
        // The disk's time, not the injected one: it is compared with the disk's.
        if (!found || Date.now() - found.mtimeMs < forgottenMs) continue;
        await rm(path, { force: true });
        count += 1;
      }
      return count;
    },
  };
  return objects;
}

/** A file may vanish between look-up and reading; its reader gets that error, too. */
function readFrom(path: string, range?: ByteRange): Readable {
  return createReadStream(path, range).on('error', () => {});
}

/** Writes files behind each other with one piece of memory, however large they are. */
async function concatenate(paths: readonly string[], target: string): Promise<void> {
  const buffer = Buffer.allocUnsafe(copiedBytes);
  const whole = await open(target, 'wx');
  try {
    for (const path of paths) {
      const part = await open(path);
      try {
        for (;;) {
          const { bytesRead } = await part.read(buffer);
          if (bytesRead === 0) break;
          await whole.appendFile(buffer.subarray(0, bytesRead));
        }
      } finally {
        await part.close();
      }
    }
  } finally {
    await whole.close();
  }
}

/** `category/random.extension`, nothing else: no traversal, no absolute path, no hidden file. */
function isKey(key: string): boolean {
  return /^[a-zA-Z]{1,40}\/[a-z0-9-]{8,64}(\.[a-z0-9]{1,10})?$/.test(key);
}

function checkPrefix(prefix: string): string {
  if (!/^[a-zA-Z]{1,40}\/[a-z0-9-]*$/.test(prefix))
    throw new Error('No storage key starts like this.');
  return prefix;
}

function checkKey(key: string): string {
  if (!isKey(key)) throw new Error('This is not a storage key.');
  return key;
}
