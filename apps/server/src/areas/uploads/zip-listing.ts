import { Readable } from 'node:stream';
import type { Schema } from '@uplink/api-client';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl';

type Entries = Extract<Schema<'FilePreview'>, { kind: 'zip' }>['entries'];
type ReadBytes = (range: { start: number; end: number }) => Promise<Buffer>;

const mostEntries = 500;
const longestName = 300;
/** The end of an archive, where its list is: nothing before it is ever read, and nothing unpacked. */
const tailBytes = 1024 * 1024;

/** The names and sizes in a zip archive, from the list at its end; undefined when it can't be read. */
export async function listZip(
  size: number,
  read: ReadBytes,
): Promise<{ entries: Entries; isCut: boolean } | undefined> {
  const start = Math.max(0, size - tailBytes);
  const tail = await read({ start, end: size - 1 });
  try {
    const archive = await fromRandomAccessReaderPromise(new TailReader(tail, start), size, {
      lazyEntries: true,
      validateEntrySizes: false,
    });
    const entries: Entries = [];
    for await (const entry of archive.eachEntry()) {
      if (entries.length === mostEntries) return { entries, isCut: true };
      entries.push(toEntry(entry));
    }
    return { entries, isCut: false };
  } catch {
    return undefined;
  }
}

const toEntry = ({ fileName, uncompressedSize }: Entry) => ({
  name: fileName.slice(0, longestName),
  size: Math.min(uncompressedSize, Number.MAX_SAFE_INTEGER),
});

/** Reads from the bytes at the end of a file, and refuses all others. */
class TailReader extends RandomAccessReader {
  private readonly tail: Buffer;
  private readonly offset: number;

  constructor(tail: Buffer, offset: number) {
    super();
    this.tail = tail;
    this.offset = offset;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    if (start < this.offset) {
      const stream = new Readable({ read() {} });
      stream.destroy(new Error('The list of this archive is too long.'));
      return stream;
    }
    return Readable.from([this.tail.subarray(start - this.offset, end - this.offset)]);
  }
}
