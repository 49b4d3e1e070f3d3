import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { LocalObjects, StorageProvider } from './storage.ts';
import { signDownload, signPolicy } from './upload-policy.ts';

const downloadSeconds = 300;

/** Files of one disk. Keys are the server's own random names, checked all the same. */
export function createLocalStorage(options: {
  folder: string;
  publicUrl: string;
  secret: string;
  clock: Clock;
}): StorageProvider & LocalObjects {
  const pathOf = (key: string) => join(options.folder, checkKey(key));
  return {
    createUploadForm: async (policy) => ({
      url: `${options.publicUrl}/storage`,
      fields: signPolicy(options.secret, policy),
    }),
    stat: async (key) => {
      const found = await stat(pathOf(key)).catch(() => undefined);
      return found && { size: found.size };
    },
    createDownloadUrl: async (key, fileName) => {
      const expires = Math.floor(options.clock.now().getTime() / 1000) + downloadSeconds;
      const query = new URLSearchParams({
        name: fileName,
        token: signDownload(options.secret, key, fileName, expires),
      });
      return `${options.publicUrl}/storage/files/${key}?${query}`;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    openRead: async (key) => {
      const { size } = await stat(pathOf(key));
      return { stream: createReadStream(pathOf(key)), size };
    },
  };
}

/** `category/random.extension`, nothing else: no traversal, no absolute path, no hidden file. */
export function checkKey(key: string): string {
  if (!/^[a-zA-Z]{1,40}\/[a-z0-9-]{8,64}(\.[a-z0-9]{1,10})?$/.test(key)) {
    throw new Error('This is no storage key.');
  }
  return key;
}
