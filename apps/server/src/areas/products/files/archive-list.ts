import type { Entry, ZipFile } from 'yauzl';
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

export const fault = (file: string, message: string): FileFault => ({ file, line: null, message });

/** The files of an archive, checked by its list alone. */
export async function listEntries(zip: ZipFile, faults: FileFault[]): Promise<Entry[]> {
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
      faults.push(fault('', `All ${kind} together can be up to ${limits[kind] / megabyte} MB.`));
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
    return `A text can be up to ${limits.text / megabyte} MB.`;
  if (uncompressedSize > limits.ratioFrom && uncompressedSize > compressedSize * limits.ratio)
    return 'This file unpacks to far more than it takes up here.';
  return undefined;
}

/** The folder that holds everything, where there is one: it is what archiving a folder gives. */
export function topFolder(entries: readonly Entry[]): string {
  const [first = ''] = entries.map(({ fileName }) => fileName.split('/')[0] ?? '');
  const isTop =
    first !== 'lessons' &&
    first !== 'media' &&
    entries.every(({ fileName }) => fileName.startsWith(`${first}/`));
  return isTop && entries.length > 0 ? `${first}/` : '';
}
