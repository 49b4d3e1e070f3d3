import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { JoinTarget, SealedObject, StorageProvider } from '../../providers/storage/storage.ts';

const partBytes = 8 * 1024 * 1024;

/** Stores a stream of any length under a key, with the memory of one part. Meanwhile its parts are stored next to it. */
export async function storeStream(
  storage: StorageProvider,
  target: JoinTarget,
  stream: Readable,
): Promise<SealedObject> {
  const folder = target.key.slice(0, target.key.indexOf('/') + 1);
  const parts: string[] = [];
  let pending: Buffer[] = [];
  let size = 0;
  async function flush() {
    const part = `${folder}${randomUUID()}`;
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
    await storage.join(parts, target);
    const sealed = await storage.seal(target.key);
    if (!sealed) throw new Error(`${target.key} was not stored.`);
    return sealed;
  } finally {
    for (const part of parts) await storage.remove(part);
  }
}
