import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createClient } from '../load/client.ts';
import { prepareAcademy } from '../support/academy.ts';
import { atMost, type Figure, withUnit } from '../support/figure.ts';
import type { Options } from '../support/options.ts';
import { startServer } from '../support/server-process.ts';

const mebibyte = 1024 * 1024;
const boundary = 'uplink-bench-boundary';

interface Form {
  url: string;
  fields: Record<string, string>;
}

/** Resident memory at its peak while a large file arrives, over what it was before. */
export async function measureUpload({ uploadMiB }: Options): Promise<Figure[]> {
  const academy = await prepareAcademy('PGlite', { modules: 100, learners: 1, programsEach: 1 });
  const server = await startServer(academy.env);
  try {
    const tokens = await academy.signIn(server.url);
    const send = async (size: number) => {
      const form = await grant(server.url, tokens.get(academy.learners[0]?.id ?? 0), size);
      return post(form, size);
    };
    // A small one first: code that was never run is not the upload's memory.
    await send(8 * mebibyte);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const { rss: idle } = await server.usage({ isTidy: true, isWatching: true });
    const start = performance.now();
    const status = await send(uploadMiB * mebibyte);
    const seconds = (performance.now() - start) / 1000;
    const { peakRss } = await server.usage();
    if (status !== 201) throw new Error(`The upload was answered with ${status}.`);
    const name = `upload of ${uploadMiB / 1024} GiB`;
    return [
      atMost(`${name}: memory over idle`, (peakRss - idle) / 1e6, 42, 'MB'),
      { name: `${name}: rate`, measured: withUnit(uploadMiB / seconds, 'MiB/s') },
    ];
  } finally {
    await server.stop();
  }
}

async function grant(url: string, token: string | undefined, size: number): Promise<Form> {
  const client = createClient(url);
  const { text } = await client.call({
    method: 'POST',
    path: '/uploads/parameters',
    token,
    body: { resource: 'homework', fileName: 'capture.zip', size },
  });
  client.close();
  return JSON.parse(text) as Form;
}

/** The form as a browser sends it, its file made while it is sent. */
async function post({ url, fields }: Form, size: number): Promise<number | undefined> {
  const head = Object.entries(fields)
    .map(([name, value]) => part(`name="${name}"`, value))
    .join('');
  const opening = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="capture.zip"\r\n\r\n`;
  const closing = `\r\n--${boundary}--\r\n`;
  const sent = request(url, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': Buffer.byteLength(head + opening + closing) + size,
    },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sent.on('response', (answer) => resolve(answer.resume().statusCode));
    sent.on('error', reject);
  });
  await pipeline(Readable.from(body(head + opening, size, closing)), sent);
  return answered;
}

function* body(opening: string, size: number, closing: string) {
  yield Buffer.from(opening);
  const block = Buffer.alloc(64 * 1024, 'capture');
  for (let left = size; left > 0; left -= block.length) yield block.subarray(0, left);
  yield Buffer.from(closing);
}

function part(attributes: string, value: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; ${attributes}\r\n\r\n${value}\r\n`;
}
