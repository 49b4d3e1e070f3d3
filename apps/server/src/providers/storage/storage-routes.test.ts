import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { mkdir, open, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { registerErrorHandler } from '../../plugins/errors/error-handler.ts';
import { content, partsOf, policyAt, secret, tamperings, toForm } from './form-parts.fixture.ts';
import { createLocalStorage } from './local-storage.ts';
import { registerStorage } from './storage-routes.ts';
import { signPolicy } from './upload-policy.ts';

const publicUrl = 'https://academy.example';
const megabyte = 1_048_576;
/** Long beside what a busy machine lets a line wait for by itself. */
const idleMs = 1200;
const soon = { timeout: 15_000 };
let app: FastifyInstance;
let base: string;
let folder: string;
let now: Date;
let objects: ReturnType<typeof createLocalStorage>;
const clock = { now: () => now };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'uplink-storage-'));
  objects = createLocalStorage({ folder, publicUrl, secret, clock });
  app = createApp(objects);
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  now = new Date('2026-06-01T12:00:00Z');
});

function createApp(local: typeof objects): FastifyInstance {
  const created = Fastify({ forceCloseConnections: true });
  registerErrorHandler(created);
  registerStorage(created, { secret, clock, objects: local, publicUrl, idleMs });
  return created;
}

async function post(body: FormData | string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${base}/storage/uplink`, { method: 'POST', body, headers });
  const text = await answer.text();
  const read = (tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(text)?.[1];
  return { status: answer.status, headers: answer.headers, code: read('Code'), key: read('Key') };
}

const storedKeys = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('/'));
const uploadsUnderWay = () => storedKeys().filter((name) => name.startsWith('tmp/'));

/** Uploads under way on disk, and files of the storage the process still holds open. */
function leftovers(): string[] {
  const open = readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/self/fd/${descriptor}`)];
    } catch {
      return [];
    }
  });
  return [...uploadsUnderWay(), ...open.filter((path) => path.startsWith(folder))];
}

const expectNoLeftovers = () => expect.poll(leftovers, soon).toEqual([]);

/** A post written by hand, to break off or drag on as a bad line does. */
function rawPost(fields: Record<string, string>, contentLength?: number) {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  const isChunked = contentLength === undefined;
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  const send = (text: string) =>
    socket.write(isChunked ? `${text.length.toString(16)}\r\n${text}\r\n` : text);
  const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${contentLength}`;
  socket.write(
    `POST /storage/uplink HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`,
  );
  for (const [name, value] of Object.entries(fields)) {
    send(`--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  }
  send('--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n');
  return { socket, send, answer: () => answer };
}

describe('a form post', () => {
  test('is stored and answered as S3 does', async () => {
    const policy = policyAt(now);
    const answer = await post(toForm(partsOf(signPolicy(secret, policy))));
    expect([answer.status, answer.key]).toEqual([201, policy.key]);
    expect(answer.headers.get('content-type')).toContain('application/xml');
    expect(answer.headers.get('etag')).toBe(`"${createHash('md5').update(content).digest('hex')}"`);
    expect(readFileSync(join(folder, policy.key), 'utf8')).toBe(content);
  });

  test.each(tamperings)('with %s leaves nothing behind', async (_what, tamper) => {
    const keys = storedKeys();
    const parts = partsOf(signPolicy(secret, policyAt(now)));
    expect((await post(toForm(tamper(parts)))).status).not.toBe(201);
    await expectNoLeftovers();
    expect(storedKeys()).toEqual(keys);
  });

  test('refused while its file is still being opened is cleared after it, not before', async () => {
    // No one can open it for writing until someone reads it: a disk that takes its time.
    const slow = join(folder, 'slow');
    execFileSync('mkfifo', [slow]);
    const told: string[] = [];
    const discard = async () => void told.push('cleared');
    const slowApp = createApp({ ...objects, createTemporaryPath: async () => slow, discard });
    onTestFinished(async () => {
      await slowApp.close();
      rmSync(slow);
    });
    const at = await slowApp.listen({ port: 0, host: '127.0.0.1' });
    const body = toForm([...partsOf(signPolicy(secret, policyAt(now))), ['x-ignore-note', 'late']]);
    const answering = fetch(`${at}/storage/uplink`, { method: 'POST', body });
    await wait(200);
    told.push('opened');
    const reader = await open(slow, 'r');
    expect((await answering).status).toBe(400);
    expect(told).toEqual(['opened', 'cleared']);
    await reader.close();
  });

  test('is written once: another with the same form is refused, also at the same moment', async () => {
    const policy = policyAt(now);
    const texts = Array.from({ length: 6 }, (_, index) => `post ${index}`);
    const send = (text: string) => post(toForm(partsOf(signPolicy(secret, policy), text)));
    const answers = await Promise.all(texts.map(send));
    const stored = texts.filter((_, index) => answers[index]?.status === 201);
    expect(stored).toEqual([readFileSync(join(folder, policy.key), 'utf8')]);
    const again = await send('again');
    expect([again.status, again.code]).toEqual([409, 'ConditionalRequestConflict']);
    expect(readFileSync(join(folder, policy.key), 'utf8')).toBe(stored[0]);
    await expectNoLeftovers();
  });

  test('of another form is refused', async () => {
    const noBoundary = await post('x', { 'content-type': 'multipart/form-data' });
    expect([noBoundary.status, noBoundary.code]).toEqual([400, 'MalformedPOSTRequest']);
    expect((await post('x', { 'content-type': 'text/csv' })).status).toBe(415);
  });
});

describe('an upload on a bad line', () => {
  test('that announces too much is refused before its file is read', async () => {
    const fields = signPolicy(secret, policyAt(now, { maxSize: 5_368_709_120 }));
    const { send, answer, socket } = rawPost(fields, 5_368_709_120 + 70_000);
    send('x'.repeat(1000));
    await once(socket, 'close');
    expect(answer()).toContain('EntityTooLarge');
    expect(socket.bytesWritten).toBeLessThan(megabyte);
    await expectNoLeftovers();
  });

  test('that announces nothing is cut soon after its size', async () => {
    const { send, socket, answer } = rawPost(signPolicy(secret, policyAt(now, { maxSize: 1000 })));
    for (let sent = 0; sent < megabyte && !answer(); sent += 65_536) {
      send('x'.repeat(65_536));
      await wait(5);
    }
    await expect.poll(answer, soon).toContain('EntityTooLarge');
    socket.destroy();
    await expectNoLeftovers();
  });

  test('that breaks off leaves nothing behind', async () => {
    for (const size of [10, 5_000, 200_000]) {
      const fields = signPolicy(secret, policyAt(now, { maxSize: megabyte }));
      const { send, socket } = rawPost(fields, megabyte);
      send('x'.repeat(size));
      await expect.poll(leftovers, soon).not.toEqual([]);
      socket.destroy();
      await expectNoLeftovers();
    }
  });

  test('that stands still is ended', async () => {
    const fields = signPolicy(secret, policyAt(now, { maxSize: megabyte }));
    const { send, socket, answer } = rawPost(fields, megabyte);
    send('x');
    await once(socket, 'close');
    expect(answer()).toContain('RequestTimeout');
    await expectNoLeftovers();
  });

  test('that is slow but goes on is taken', async () => {
    const policy = policyAt(now, { maxSize: 10 });
    const { send, socket, answer } = rawPost(signPolicy(secret, policy));
    for (let count = 0; count < 8; count += 1) {
      await wait(idleMs / 6);
      send('x');
    }
    send('\r\n--b--\r\n');
    socket.write('0\r\n\r\n');
    await expect.poll(answer, soon).toContain('201 Created');
    socket.destroy();
    expect(await objects.stat(policy.key)).toEqual({ size: 8 });
  });

  test('takes one of six places of its owner, and gives it back', async () => {
    const fields = () => signPolicy(secret, policyAt(now, { maxSize: megabyte, owner: 8 }));
    const posts = Array.from({ length: 6 }, () => rawPost(fields(), megabyte));
    for (const { send } of posts) send('x'.repeat(1000));
    await expect.poll(uploadsUnderWay, soon).toHaveLength(6);
    const seventh = await post(toForm(partsOf(signPolicy(secret, policyAt(now, { owner: 8 })))));
    expect([seventh.status, seventh.code]).toEqual([503, 'SlowDown']);
    expect(
      (await post(toForm(partsOf(signPolicy(secret, policyAt(now, { owner: 9 })))))).status,
    ).toBe(201);
    for (const { socket } of posts) socket.destroy();
    await expectNoLeftovers();
    expect(
      (await post(toForm(partsOf(signPolicy(secret, policyAt(now, { owner: 8 })))))).status,
    ).toBe(201);
  });

  test('forgotten in a crash is swept, one under way is not', async () => {
    await mkdir(join(folder, 'tmp'), { recursive: true });
    await writeFile(join(folder, 'tmp', 'forgotten'), 'x');
    await writeFile(join(folder, 'tmp', 'under-way'), 'x');
    const old = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(folder, 'tmp', 'forgotten'), old, old);
    expect(await objects.sweepTemporary()).toBe(1);
    expect(readdirSync(join(folder, 'tmp'))).toEqual(['under-way']);
    rmSync(join(folder, 'tmp', 'under-way'));
  });
});

describe('a download', () => {
  async function link() {
    const policy = policyAt(now);
    await post(toForm(partsOf(signPolicy(secret, policy))));
    const file = await objects.seal(policy.key);
    if (!file) throw new Error('Nothing was stored.');
    const url = await objects.createDownloadUrl(file, 'plan.cfg');
    return { key: policy.key, path: url.replace(publicUrl, '') };
  }

  test('is nothing that a page can run or a cache can keep', async () => {
    const { path } = await link();
    const answer = await fetch(base + path);
    expect(await answer.text()).toBe(content);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  test('gives the part that is asked for', async () => {
    const { path } = await link();
    const part = await fetch(base + path, { headers: { range: 'bytes=10-14' } });
    expect([part.status, await part.text()]).toEqual([206, content.slice(10, 15)]);
    expect(part.headers.get('content-range')).toBe(`bytes 10-14/${content.length}`);
    const beyond = await fetch(base + path, { headers: { range: 'bytes=9999-' } });
    expect(beyond.status).toBe(416);
  });

  test.each([
    ['whole', {}],
    ['a part', { range: 'bytes=0-4' }],
  ])('of bytes that changed on the disk is refused: %s', async (_what, headers) => {
    const { key, path } = await link();
    expect((await fetch(base + path, { headers })).ok).toBe(true);
    await writeFile(join(folder, key), content.replace('10', '66'));
    const changed = await fetch(base + path, { headers });
    expect([changed.status, await changed.json()]).toMatchObject([404, { code: 'damaged' }]);
    await writeFile(join(folder, key), content);
    expect((await fetch(base + path, { headers })).ok).toBe(true);
  });

  test('after the end of its link says what to do', async () => {
    const { path } = await link();
    now = new Date(now.getTime() + 300_000);
    const answer = await fetch(base + path);
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'linkExpired' }]);
  });
});
