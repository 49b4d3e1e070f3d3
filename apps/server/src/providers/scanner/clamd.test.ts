import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { createClamd } from './clamd.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

/** As much of the daemon as INSTREAM needs; answers with what it was sent. */
async function startDaemon(answer: (file: Buffer, socket: Socket) => void): Promise<string> {
  server = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      const file = readStream(bytes);
      if (file) answer(file, socket);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return `tcp://127.0.0.1:${port}`;
}

/** The file of a stream that has ended. */
function readStream(bytes: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (!bytes.toString('latin1').startsWith(command)) return undefined;
  const parts: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const limits = { maxBytes: 1_000_000, timeoutMs: 2000 };
const fileOf = (text: string) => async () => Readable.from([Buffer.from(text)]);

test('a clean file is clean, and arrives whole', async () => {
  const seen: string[] = [];
  const url = await startDaemon((file, socket) => {
    seen.push(file.toString());
    socket.end('stream: OK\0');
  });
  const scanner = createClamd({ url, ...limits });
  const open = async () => Readable.from([Buffer.from('one '), Buffer.from('two')]);
  expect(await scanner.scan(open)).toEqual({ state: 'clean' });
  expect(seen).toEqual(['one two']);
});

test('a found virus is named', async () => {
  const url = await startDaemon((_, socket) => socket.end('stream: Win.Test.EICAR_HDB-1 FOUND\0'));
  expect(await createClamd({ url, ...limits }).scan(fileOf('x'))).toEqual({
    state: 'refused',
    reason: 'This file contains a virus (Win.Test.EICAR_HDB-1).',
  });
});

test('no more is sent than the daemon takes', async () => {
  const url = await startDaemon((file, socket) =>
    socket.end(file.length === 10 ? 'stream: OK\0' : 'INSTREAM size limit exceeded. ERROR\0'),
  );
  const scanner = createClamd({ url, maxBytes: 10, timeoutMs: 2000 });
  expect(await scanner.scan(fileOf('x'.repeat(50)))).toEqual({ state: 'clean' });
});

test.each([
  ['an error', (socket: Socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
  ['nonsense', (socket: Socket) => socket.end('hello\0')],
  ['nothing, and hangs up', (socket: Socket) => socket.end()],
  ['without an end', (socket: Socket) => socket.write('x'.repeat(10_000))],
  ['by breaking the connection', (socket: Socket) => socket.resetAndDestroy()],
])('a daemon that answers %s is a failure, never a clean file', async (_, answer) => {
  const url = await startDaemon((_file, socket) => void answer(socket));
  await expect(createClamd({ url, ...limits }).scan(fileOf('x'))).rejects.toThrow();
});

test('a daemon that says nothing is given up', async () => {
  const url = await startDaemon(() => {});
  const scanner = createClamd({ url, maxBytes: 100, timeoutMs: 100 });
  await expect(scanner.scan(fileOf('x'))).rejects.toThrow('does not answer');
});

test('a daemon that is away is a failure', async () => {
  const scanner = createClamd({ url: 'tcp://127.0.0.1:1', ...limits });
  await expect(scanner.scan(fileOf('x'))).rejects.toThrow();
  const local = createClamd({ url: 'unix:/nowhere/clamd.ctl', ...limits });
  await expect(local.scan(fileOf('x'))).rejects.toThrow();
});
