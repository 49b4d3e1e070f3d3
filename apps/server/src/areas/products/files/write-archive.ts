import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

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
  const zip = new ZipFile();
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
