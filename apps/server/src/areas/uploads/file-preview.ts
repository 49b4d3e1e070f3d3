import type { Schema } from '@uplink/api-client';
import { imageSize } from 'image-size';
import { decodeText } from './file-text.ts';
import { readBytes } from './read-bytes.ts';
import type { FileDeps } from './sealed-files.ts';
import { openFile } from './sealed-files.ts';
import { listZip } from './zip-listing.ts';

export type FilePreview = Schema<'FilePreview'>;

const megabyte = 1024 * 1024;
/** Enough for any configuration and the head of any image; what is longer is cut. */
const headBytes = 512 * 1024;
const largestImage = 20 * megabyte;
const largestPdf = 50 * megabyte;

/**
 * What an attached file shows without being downloaded. Its bytes say what it is, not its name; nothing of
 * it is run or unpacked, and only its beginning, or the list at its end, is read.
 */
export async function previewFile(
  deps: FileDeps,
  file: { upload_key: string; name: string },
): Promise<FilePreview> {
  const sealed = await openFile(deps, file.upload_key);
  const head = await readBytes(deps, sealed, { start: 0, end: headBytes - 1 });
  const link = () => deps.storage.createDownloadUrl(sealed, file.name);
  if (startsWith(head, '%PDF-'))
    return sealed.size <= largestPdf ? { kind: 'pdf', url: await link() } : { kind: 'binary' };
  if (startsWith(head, 'PK')) {
    const listed = await listZip(sealed.size, (range) => readBytes(deps, sealed, range));
    return listed ? { kind: 'zip', ...listed } : { kind: 'binary' };
  }
  const image = measure(head);
  if (image)
    return sealed.size <= largestImage
      ? { kind: 'image', url: await link(), ...image }
      : { kind: 'binary' };
  const text = decodeText(head, sealed.size > head.length);
  return text === undefined
    ? { kind: 'binary' }
    : { kind: 'text', text, isCut: sealed.size > head.length };
}

const startsWith = (bytes: Buffer, magic: string) =>
  bytes.subarray(0, magic.length).toString('latin1') === magic;

/** Pictures that browsers draw without running anything: an SVG is a text with markup. */
const drawn: readonly (string | undefined)[] = ['png', 'jpg', 'gif', 'webp'];

function measure(head: Buffer): { width: number; height: number } | undefined {
  try {
    const { type, width, height } = imageSize(head);
    return drawn.includes(type) && width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
