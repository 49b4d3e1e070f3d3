import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { ZipFile as ZipWriter } from 'yazl';
import type { SealedObject, StorageProvider } from '../../../providers/storage/storage.ts';
import type { FileFault } from './yaml-file.ts';

const megabyte = 1024 * 1024;

/** What an archive may hold: enough for the largest course, little enough for the memory of the server. */
const limits = {
  entries: 15_000,
  text: 2 * megabyte,
  texts: 40 * megabyte,
  media: 100 * megabyte,
  /** Unpacked to packed, of what is larger than a page of text. */
  ratio: 100,
  ratioFrom: 256 * 1024,
} as const;

export interface ArchivedMedia {
  size: number;
  sha256: string;
}

export interface Archive {
  texts: Map<string, string>;
  /** The files of the folder `media`. */
  media: Map<string, ArchivedMedia>;
  faults: FileFault[];
}

type StoredArchive = [storage: Pick<StorageProvider, 'read'>, file: SealedObject];

/** The files of an uploaded archive. What is too large, too many or in the wrong place is refused unread. */
export async function readArchive(...stored: StoredArchive): Promise<Archive> {
  const archive: Archive = { texts: new Map(), media: new Map(), faults: [] };
  try {
    const zip = await openArchive(...stored);
    const entries = await listEntries(zip, archive.faults);
    if (archive.faults.length > 0) return archive;
    const top = topFolder(entries);
    for (const entry of entries) {
      const path = entry.fileName.slice(top.length);
      if (path.startsWith('media/')) archive.media.set(path, await measure(zip, entry));
      else archive.texts.set(path, decode(path, await unpack(zip, entry), archive.faults));
    }
  } catch (error) {
    const reason = (error as Error).message.replace(/\.+$/, '');
    archive.faults.push(
      fault('', isNoZip.test(reason) ? noZip : `This archive can't be read: ${reason}.`),
    );
  }
  return archive;
}

/** The bytes of one file of an archive that was read before. */
export async function readArchived(path: string, ...stored: StoredArchive): Promise<Buffer> {
  const zip = await openArchive(...stored);
  const entries = await listEntries(zip, []);
  const top = topFolder(entries);
  const entry = entries.find(({ fileName }) => fileName === top + path);
  if (!entry) throw new Error(`${path} is no longer in the archive.`);
  return unpack(zip, entry);
}

function openArchive(...[storage, file]: StoredArchive): Promise<ZipFile> {
  const options = { lazyEntries: true, strictFileNames: true, autoClose: false };
  return fromRandomAccessReaderPromise(new StorageReader(storage, file), file.size, options);
}

/** The reader's message for bytes that are no archive. */
const isNoZip = /^end of central directory/i;
const noZip = "This archive can't be read: it is not a zip file, or only a part of one.";

const fault = (file: string, message: string): FileFault => ({ file, line: null, message });

/** The files of an archive, checked by its list alone. */
async function listEntries(zip: ZipFile, faults: FileFault[]): Promise<Entry[]> {
  const entries = new Map<string, Entry>();
  const total = { texts: 0, media: 0 };
  if (zip.entryCount > limits.entries)
    faults.push(fault('', `An archive holds at most ${limits.entries} files.`));
  for await (const entry of zip.eachEntry()) {
    if (entries.size > limits.entries) break;
    // Folders, and files that operating systems add.
    if (/\/$|(^|\/)(\.DS_Store|__MACOSX\/.*|Thumbs\.db)$/.test(entry.fileName)) continue;
    const reason = refusalOf(entry, entries);
    if (reason) faults.push(fault(entry.fileName.slice(0, 200), reason));
    total[isMedia(entry) ? 'media' : 'texts'] += entry.uncompressedSize;
    entries.set(entry.fileName, entry);
  }
  for (const kind of ['texts', 'media'] as const)
    if (total[kind] > limits[kind])
      faults.push(fault('', `All ${kind} together can take up ${limits[kind] / megabyte} MB.`));
  return [...entries.values()];
}

const isMedia = ({ fileName }: Entry) => /(^|\/)media\//.test(fileName);

function refusalOf(entry: Entry, others: ReadonlyMap<string, Entry>): string | undefined {
  const { fileName, compressedSize, uncompressedSize } = entry;
  const kind = (entry.externalFileAttributes >>> 16) & 0o170000;
  if (kind !== 0 && kind !== 0o100000) return 'Only files can be imported, no links.';
  if (entry.isEncrypted())
    return 'Encrypted files can’t be read. Make the archive without a password.';
  if (others.has(fileName)) return 'The archive has this file twice.';
  if (!isMedia(entry) && !/\.(md|yaml)$/.test(fileName))
    return 'Only .md and .yaml files are read here. Pictures and videos are in the folder media.';
  if (!isMedia(entry) && uncompressedSize > limits.text)
    return `A text can take up ${limits.text / megabyte} MB.`;
  if (uncompressedSize > limits.ratioFrom && uncompressedSize > compressedSize * limits.ratio)
    return 'This file unpacks to far more than it takes up here.';
  return undefined;
}

/** The folder that holds everything, where there is one: it is what archiving a folder gives. */
function topFolder(entries: readonly Entry[]): string {
  const [first = ''] = entries.map(({ fileName }) => fileName.split('/')[0] ?? '');
  const isTop =
    first !== 'lessons' &&
    first !== 'media' &&
    entries.every(({ fileName }) => fileName.startsWith(`${first}/`));
  return isTop && entries.length > 0 ? `${first}/` : '';
}

/** Nothing is longer than the list said: the reader stops there. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function measure(zip: ZipFile, entry: Entry): Promise<ArchivedMedia> {
  const hash = createHash('sha256');
  for await (const chunk of await zip.openReadStreamPromise(entry)) hash.update(chunk as Buffer);
  return { size: entry.uncompressedSize, sha256: hash.digest('hex') };
}

function decode(path: string, bytes: Buffer, faults: FileFault[]): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    faults.push(fault(path, 'This file is not UTF-8.'));
    return '';
  }
}

/** Reads an archive where it is stored, piece by piece. */
class StorageReader extends RandomAccessReader {
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

/** What goes into an archive besides texts. */
export interface MediaSource {
  path: string;
  open: () => Promise<Readable>;
}

/** One moment for all files: the same product is the same archive, whenever it is written. */
const mtime = new Date(Date.UTC(2000, 0, 1));

/** An archive of texts and media in the order of their paths, written while it is read. */
export function writeArchive(
  texts: ReadonlyMap<string, string>,
  media: readonly MediaSource[],
): Readable {
  const zip = new ZipWriter();
  const options = { mtime, mode: 0o100644, forceDosTimestamp: true };
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  for (const [path, text] of [...texts].sort(([one], [other]) => (one < other ? -1 : 1)))
    zip.addBuffer(Buffer.from(text), path, { ...options, compress: true });
  for (const { path, open } of [...media].sort((one, other) => (one.path < other.path ? -1 : 1)))
    zip.addReadStreamLazy(path, { ...options, compress: false }, (give) => {
      open().then(
        (stream) => give(null, stream),
        (error: Error) => give(error, Readable.from([])),
      );
    });
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}
