import { partRange } from '@uplink/api-client/domain';
import type { StorageProvider } from '../../providers/storage/storage.ts';

const prefixOf = (id: string) => `parts/${id}-`;

/** Where the storage has one part of a file: numbers of one length stand in their order. */
export function partKey(id: string, number: number): string {
  return prefixOf(id) + String(number).padStart(5, '0');
}

export interface CutFile {
  id: string;
  size: number;
  partSize: number;
}

export function partCount({ size, partSize }: CutFile): number {
  return Math.ceil(size / partSize);
}

/** The numbers of the parts that lie whole in the storage. */
export async function storedParts(storage: StorageProvider, file: CutFile): Promise<number[]> {
  const found = await storage.list(prefixOf(file.id));
  const sizes = new Map(found.map(({ key, size }) => [key, size]));
  const numbers = Array.from({ length: partCount(file) }, (_, index) => index + 1);
  return numbers.filter((number) => {
    const range = partRange(file, number);
    return range && sizes.get(partKey(file.id, number)) === range.end - range.start;
  });
}

/** Removes all parts of a file in turn: there is no hurry. */
export async function removeParts(storage: StorageProvider, id: string): Promise<void> {
  for (const { key } of await storage.list(prefixOf(id))) await storage.remove(key);
}
