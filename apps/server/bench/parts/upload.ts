import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Schema } from '@uplink/api-client';
import { partRange } from '@uplink/api-client/domain';
import { type Client, createClient } from '../load/client.ts';
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

/** Sends a file of so many bytes with what a call needs to be someone's. */
type Send = (
  client: Client,
  token: () => Promise<string | undefined>,
  size: number,
) => Promise<void>;

const ways: Record<string, Send> = { 'in one form': sendForm, 'in parts': sendParts };

/** Resident memory at its peak while a large file arrives, over what it was before. */
export async function measureUpload({ uploadMiB }: Options): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [way, send] of Object.entries(ways)) {
    figures.push(
      ...(await measureWay(`upload of ${uploadMiB / 1024} GiB ${way}`, send, uploadMiB)),
    );
  }
  return figures;
}

async function measureWay(name: string, send: Send, uploadMiB: number): Promise<Figure[]> {
  const academy = await prepareAcademy('PGlite', { modules: 100, learners: 1, programsEach: 1 });
  const server = await startServer(academy.env);
  const client = createClient(server.url);
  // A token lasts five minutes, an upload longer.
  const token = async () => (await academy.signIn(server.url)).get(academy.learners[0]?.id ?? 0);
  try {
    // A small one first: code that was never run is not the upload's memory.
    await send(client, token, 24 * mebibyte);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const { rss: idle } = await server.usage({ isTidy: true, isWatching: true });
    const start = performance.now();
    await send(client, token, uploadMiB * mebibyte);
    const seconds = (performance.now() - start) / 1000;
    const { peakRss } = await server.usage();
    return [
      atMost(`${name}: memory over idle`, (peakRss - idle) / 1e6, 42, 'MB'),
      { name: `${name}: rate`, measured: withUnit(uploadMiB / seconds, 'MiB/s') },
    ];
  } finally {
    client.close();
    await server.stop();
  }
}

async function ask<Answer>(
  client: Client,
  path: string,
  token?: string,
  body?: object,
): Promise<Answer> {
  const { status, text } = await client.call({
    method: 'POST',
    path,
    token,
    ...(body && { body }),
  });
  if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text}`);
  return JSON.parse(text) as Answer;
}

const fileOf = (size: number) => ({ resource: 'homework', fileName: 'capture.zip', size });

async function sendForm(...[client, token, size]: Parameters<Send>): Promise<void> {
  const form = await ask<Form>(client, '/uploads/parameters', await token(), fileOf(size));
  await post(form, size);
}

/** As the client does: part by part, then asking until the file is whole. */
async function sendParts(...[client, token, size]: Parameters<Send>): Promise<void> {
  const body = { upload: fileOf(size), lastModified: 1 };
  const upload = await ask<Schema<'UploadInParts'>>(client, '/uploads/parts', await token(), body);
  const path = `/uploads/parts/${upload.id}`;
  for (let number = 1; number <= upload.partCount; number += 1) {
    const { start = 0, end = 0 } = partRange(upload, number) ?? {};
    const form = await ask<Form>(client, `${path}/forms/${number}`, await token());
    await post(form, end - start);
  }
  for (let whole = upload; !whole.isJoined; ) {
    whole = await ask(client, `${path}/join`, await token());
  }
}

/** The form as a browser sends it, its file made while it is sent. */
async function post({ url, fields }: Form, size: number): Promise<void> {
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
  const status = await answered;
  if (status !== 201) throw new Error(`The upload was answered with ${status}.`);
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
