import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { clean, type Scanner, type Verdict } from './scanner.ts';

export interface ClamdSettings {
  /** `tcp://host:3310`, or `unix:/run/clamav/clamd.ctl`. */
  url: string;
  /** How much of a file is sent, at most the daemon's `StreamMaxLength`. */
  maxBytes: number;
  /** How long it may say nothing. */
  timeoutMs: number;
}

const longestAnswer = 4096;

/** ClamAV's daemon: the file goes through its socket (INSTREAM), which answers with what it found. */
export function createClamd({ url, maxBytes, timeoutMs }: ClamdSettings): Scanner {
  return {
    async scan(open) {
      const file = await open();
      const socket = connect(addressOf(url));
      socket.setTimeout(timeoutMs, () =>
        socket.destroy(new Error('The virus scanner does not answer.')),
      );
      // Listened to from the start: the socket may fail while the file is being read.
      const answer = readAnswer(socket);
      answer.catch(() => {});
      try {
        await sendFile(socket, file, maxBytes);
      } catch (error) {
        // The daemon answers and hangs up when it has seen enough.
        if (!isHungUp(error)) throw error;
      } finally {
        file.destroy();
      }
      try {
        return toVerdict(await answer);
      } finally {
        socket.destroy();
      }
    },
  };
}

function addressOf(url: string) {
  if (url.startsWith('unix:')) return { path: url.slice('unix:'.length) };
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port || 3310) };
}

async function sendFile(socket: Socket, file: Readable, maxBytes: number): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  let left = maxBytes;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    const part = chunk.subarray(0, left);
    if (part.length > 0) await write(socket, Buffer.concat([lengthOf(part.length), part]));
    left -= part.length;
    if (left === 0) break;
  }
  await write(socket, lengthOf(0));
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** Resolves when the bytes are on their way, so that a file is read no faster than the daemon takes it. */
const write = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > longestAnswer) reject(new Error('The virus scanner says too much.'));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The virus scanner hung up.')));
  });
}

const isHungUp = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EPIPE' || error.code === 'ECONNRESET');

function toVerdict(answer: string): Verdict {
  const found = /^stream: (.+) FOUND$/.exec(answer);
  if (found) return { state: 'refused', reason: `This file contains a virus (${found[1]}).` };
  if (answer === 'stream: OK') return clean;
  throw new Error(`The virus scanner failed: ${answer.slice(0, 200)}`);
}
