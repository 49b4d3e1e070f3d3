import type { StorageProvider } from '../../providers/storage/storage.ts';

const longestSide = 4096;

/** The first bytes of a stored file. */
export async function readHead(
  { storage }: { storage: Pick<StorageProvider, 'read'> },
  key: string,
  most: number,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await storage.read(key)) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most);
}

/** Whether these bytes begin a picture of one of these kinds that isn't too large to be drawn. */
export async function isPicture(head: Buffer, kinds: readonly string[]): Promise<boolean> {
  const { imageSize } = await import('image-size');
  try {
    const { type = '', width, height } = imageSize(head);
    return kinds.includes(type) && Math.max(width, height) <= longestSide;
  } catch {
    return false;
  }
}
