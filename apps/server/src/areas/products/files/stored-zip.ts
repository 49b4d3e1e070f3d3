import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RandomAccessReader } from 'yauzl';
import type { SealedObject, StorageProvider } from '../../../providers/storage/storage.ts';

/** Reads an archive where it is stored, piece by piece. */
export class StorageReader extends RandomAccessReader {
  private readonly storage: Pick<StorageProvider, 'read'>;
  private readonly key: string;

  constructor(storage: Pick<StorageProvider, 'read'>, { key }: SealedObject) {
    super();
    this.storage = storage;
    this.key = key;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const through = new PassThrough();
    if (end <= start) return Readable.from([]);
    this.storage
      .read(this.key, { start, end: end - 1 })
      .then((bytes) => pipeline(bytes, through))
      .catch((error: Error) => through.destroy(error));
    return through;
  }
}
