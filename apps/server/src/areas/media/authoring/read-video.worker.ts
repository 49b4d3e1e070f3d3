import { parentPort, workerData } from 'node:worker_threads';
import type { FileRequest, FromReader, ToReader } from './read-video.types.ts';
import { findVideoFacts } from './video-facts.ts';

const asked = new Map<number, (answer: ToReader) => void>();
parentPort?.on('message', (answer: ToReader) => asked.get(answer.id)?.(answer));

const tell = (message: FromReader) => parentPort?.postMessage(message);
const { size } = workerData as FileRequest;

/** The server has the storage and reads for this one. */
async function read(start: number, end: number): Promise<Uint8Array> {
  const id = asked.size;
  const { bytes } = await new Promise<ToReader>((resolve) => {
    asked.set(id, resolve);
    tell({ id, start, end });
  });
  if (!bytes) throw new Error('This part of the file is not given.');
  return bytes;
}

tell({ found: await findVideoFacts(size, read) });
