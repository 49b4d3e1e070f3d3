import type { SealedObject } from '../../providers/storage/storage.ts';
import type { FileDeps } from './sealed-files.ts';

/** Bytes of a file, both ends inclusive; ends beyond the file are where it ends. */
export async function readBytes(
  { storage }: Pick<FileDeps, 'storage'>,
  { key, size }: SealedObject,
  { start, end }: { start: number; end: number },
): Promise<Buffer> {
  const last = Math.min(end, size - 1);
  if (last < start) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  for await (const chunk of await storage.read(key, { start, end: last })) chunks.push(chunk);
  return Buffer.concat(chunks);
}
