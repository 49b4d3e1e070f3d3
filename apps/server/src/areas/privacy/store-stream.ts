import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { SealedObject, StorageProvider } from '../../providers/storage/storage.ts';

const partBytes = 8 * 1024 * 1024;

/** Stores a stream of any length under a key, with the memory of one part. */
export async function storeStream(
  storage: StorageProvider,
  key: string,
  stream: Readable,
): Promise<SealedObject> {
  const parts: string[] = [];
  let pending: Buffer[] = [];
  let size = 0;
  async function flush() {
    const part = `exports/${randomUUID()}`;
    parts.push(part);
    await storage.put(
      { key: part, contentType: 'application/octet-stream' },
      Buffer.concat(pending),
    );
    pending = [];
    size = 0;
  }
  try {
    for await (const chunk of stream) {
      pending.push(chunk);
      size += chunk.length;
      if (size >= partBytes) await flush();
    }
    if (size > 0) await flush();
    await storage.join(parts, { key, contentType: 'application/zip' });
    const sealed = await storage.seal(key);
    if (!sealed) throw new Error('A copy of personal data was not stored.');
    return sealed;
  } finally {
    for (const part of parts) await storage.remove(part);
  }
}
