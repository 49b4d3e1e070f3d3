import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { LocalObjects, StorageProvider } from './storage.ts';
import { BUCKET, signDownload, signPolicy } from './upload-policy.ts';

const downloadSeconds = 300;
/** A write touches its file, so one that was not touched for an hour belongs to no upload. */
const forgottenMs = 3_600_000;

/** Files of one disk. Keys are the server's own random names, checked all the same. */
export function createLocalStorage(options: {
  folder: string;
  publicUrl: string;
  secret: string;
  clock: Clock;
}): StorageProvider & LocalObjects {
  const pathOf = (key: string) => join(options.folder, checkKey(key));
  const temporary = join(options.folder, 'tmp');
  return {
    createUploadForm: async (policy) => ({
      url: `${options.publicUrl}/storage/${BUCKET}`,
      fields: signPolicy(options.secret, policy),
    }),
    stat: async (key) => {
      if (!isKey(key)) return undefined;
      const found = await stat(pathOf(key)).catch(() => undefined);
      return found?.isFile() ? { size: found.size } : undefined;
    },
    createDownloadUrl: async (key, fileName) => {
      const expires = Math.floor(options.clock.now().getTime() / 1000) + downloadSeconds;
      const query = new URLSearchParams({
        name: fileName,
        token: signDownload(options.secret, key, fileName, expires),
      });
      return `${options.publicUrl}/storage/files/${key}?${query}`;
    },
    read: async (key) => createReadStream(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    openRead: (key, range) => createReadStream(pathOf(key), range),
    createTemporaryPath: async () => {
      await mkdir(temporary, { recursive: true });
      return join(temporary, randomUUID());
    },
    adopt: async (temporaryPath, key) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await rename(temporaryPath, path);
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
}

/** `category/random.extension`, nothing else: no traversal, no absolute path, no hidden file. */
function isKey(key: string): boolean {
  return /^[a-zA-Z]{1,40}\/[a-z0-9-]{8,64}(\.[a-z0-9]{1,10})?$/.test(key);
}

function checkKey(key: string): string {
  if (!isKey(key)) throw new Error('This is no storage key.');
  return key;
}
