import { startOwnProcess } from '../../../own-process.ts';
import type { SealedObject } from '../../../providers/storage/storage.ts';
import { readBytes } from '../../uploads/read-bytes.ts';
import type { FileDeps } from '../../uploads/sealed-files.ts';
import type { FileRequest, FromReader, ToReader } from './read-video.types.ts';
import { unreadableVideo, type VideoFacts } from './video-facts.ts';

type Stored = Pick<FileDeps, 'storage'>;

const longestMs = 30_000;
/** More than the index of the longest video takes. A file may say anything of the size of its parts. */
const largestPart = 64 * 1024 * 1024;

let last: Promise<unknown> = Promise.resolve();

/**
 * What a stored video is, or why browsers can't play it. Files are read one at a time, each in a process of its own
 * with limits: one can be made so that whoever reads it never ends, or runs out of memory.
 */
export function readVideo(deps: Stored, file: SealedObject): Promise<VideoFacts | string> {
  const turn = last.then(() => readInProcess(deps, file));
  last = turn.catch(() => {});
  return turn;
}

async function readInProcess(deps: Stored, file: SealedObject): Promise<VideoFacts | string> {
  const reader = startOwnProcess(new URL('./read-video.worker.ts', import.meta.url), {
    mostHeapMb: 128,
    workerData: { size: file.size } satisfies FileRequest,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<VideoFacts | string>((resolve) => {
      const giveUp = () => resolve(unreadableVideo);
      timer = setTimeout(giveUp, longestMs);
      reader.on('error', giveUp).on('exit', giveUp);
      reader.on('message', async (message: FromReader) => {
        if ('found' in message) resolve(message.found);
        else reader.postMessage(await readPart(deps, file, message));
      });
    });
  } finally {
    clearTimeout(timer);
    await reader.terminate();
  }
}

async function readPart(
  deps: Stored,
  file: SealedObject,
  { id, start, end }: { id: number; start: number; end: number },
): Promise<ToReader> {
  if (end - start > largestPart) return { id, bytes: undefined };
  const bytes = await readBytes(deps, file, { start, end: end - 1 }).catch(() => undefined);
  return { id, bytes };
}
