import { createHash } from 'node:crypto';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import type { SealedObject, StorageProvider } from '../../../providers/storage/storage.ts';
import { fault, listEntries, topFolder } from './archive-list.ts';
import { StorageReader } from './stored-zip.ts';
import { type FileFault, unstorableText } from './yaml-file.ts';

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
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const at = text.indexOf('\0');
    if (at !== -1)
      faults.push({
        file: path,
        line: text.slice(0, at).split('\n').length,
        message: unstorableText,
      });
    return text;
  } catch {
    faults.push(fault(path, 'This file is not UTF-8.'));
    return '';
  }
}
