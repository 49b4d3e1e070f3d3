import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerErrorHandler } from '../../plugins/errors/error-handler.ts';
import { freePort } from '../../testing/free-port.ts';
import {
  content,
  partPolicyAt,
  partsOf,
  policyAt,
  secret,
  tamperings,
  toForm,
} from './form-parts.fixture.ts';
import { createLocalStorage } from './local-storage.ts';
import { startS3Server } from './s3-server.fixture.ts';
import { createS3Storage } from './s3-storage.ts';
import type { SealedObject, StorageProvider } from './storage.ts';
import { registerStorage } from './storage-routes.ts';

let now: Date;
const clock = { now: () => now };

interface Running {
  storage: StorageProvider;
  /** The same with a key that the storage does not know. */
  stranger: StorageProvider;
  /** How many joins left something half done. */
  countHalves(): number;
  close(): Promise<void>;
}

async function startLocal(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'uplink-storage-'));
  const app = Fastify({ forceCloseConnections: true });
  registerErrorHandler(app);
  const port = await freePort();
  const options = { folder, publicUrl: `http://127.0.0.1:${port}`, secret, clock };
  const storage = createLocalStorage(options);
  registerStorage(app, { ...options, objects: storage });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    storage,
    stranger: createLocalStorage({ ...options, secret: 'another secret' }),
    countHalves: () => readdirSync(join(folder, 'tmp')).length,
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function startS3(): Promise<Running> {
  const key = { id: 'AKIDACADEMY', secret: 'the secret of the bucket', region: 'eu-central-1' };
  const bucket = 'academy-files';
  const server = await startS3Server(key, bucket, clock.now);
  const open = (accessSecret: string) => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', key.id);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', accessSecret);
    const storage = createS3Storage({ bucket, region: key.region, endpoint: server.url }, clock);
    // Credentials are read at the first use.
    return storage.createUploadForm(policyAt(now)).then(() => storage);
  };
  const stranger = await open('another secret');
  return {
    storage: await open(key.secret),
    stranger,
    countHalves: server.openMultiparts,
    close: () => server.close(),
  };
}

const byKey = (one: { key: string }, other: { key: string }) => one.key.localeCompare(other.key);

describe.each([
  ['one disk', startLocal],
  ['S3', startS3],
])('storage on %s', (_name, start) => {
  let running: Running;
  beforeAll(async () => {
    now = new Date();
    running = await start();
  });
  afterAll(async () => {
    await running.close();
    vi.unstubAllEnvs();
  });
  beforeEach(() => {
    now = new Date();
  });

  async function post(
    policy = policyAt(now),
    {
      text = content,
      storage = running.storage,
      tamper = (parts: ReturnType<typeof partsOf>) => parts,
      headers = {},
    } = {},
  ) {
    const { url, fields } = await storage.createUploadForm(policy);
    const body = toForm(tamper(partsOf(fields, text)));
    const answer = await fetch(url, { method: 'POST', body, headers });
    const xml = await answer.text();
    const read = (tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
    return [answer.status, read(answer.ok ? 'Key' : 'Code')];
  }

  /** What was posted under a key, made unchangeable. */
  async function seal(key: string): Promise<SealedObject> {
    const sealed = await running.storage.seal(key);
    if (!sealed) throw new Error('Nothing was stored.');
    return sealed;
  }

  test('takes a form post, tells its size, gives it back as a download and removes it', async () => {
    const policy = policyAt(now);
    expect(await running.storage.stat(policy.key)).toBeUndefined();
    expect(await post(policy)).toEqual([201, policy.key]);
    expect(await running.storage.stat(policy.key)).toEqual({ size: content.length });
    const sealed = await seal(policy.key);
    const url = await running.storage.createDownloadUrl(sealed, "plan 'neu' (ü).cfg");
    const answer = await fetch(url);
    expect(await answer.text()).toBe(content);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''plan%20%27neu%27%20%28%C3%BC%29.cfg",
    );
    await running.storage.clear(policy.key);
    expect(await running.storage.stat(policy.key)).toBeUndefined();
    expect((await fetch(url)).status).toBe(404);
    await running.storage.clear(policy.key);
  });

  test('keeps what the academy made itself, as if it was posted', async () => {
    const { key } = policyAt(now);
    await running.storage.put({ key, contentType: 'text/plain' }, Buffer.from(content));
    expect(await running.storage.stat(key)).toEqual({ size: content.length });
    const sealed = await seal(key);
    const url = await running.storage.createDownloadUrl(sealed, 'plan.cfg');
    expect(await (await fetch(url)).text()).toBe(content);
  });

  describe('sealed bytes', () => {
    const other = 'interface gi0/2\n switchport access vlan 99\n';
    const sum = createHash('sha256').update(content).digest('hex');
    const read = async (file: SealedObject) =>
      (await fetch(await running.storage.createDownloadUrl(file, 'a.cfg'))).text();

    test('have their size and SHA-256, and none without a post', async () => {
      const policy = policyAt(now);
      expect(await running.storage.seal(policy.key)).toBeUndefined();
      await post(policy);
      const sealed = await seal(policy.key);
      expect(sealed).toMatchObject({ size: content.length, sha256: sum });
      expect(await running.storage.isIntact(sealed)).toBe(true);
      expect(await running.storage.isIntact({ ...sealed, sha256: sum.replace(/./g, '0') })).toBe(
        false,
      );
      expect(await running.storage.isIntact({ ...sealed, size: 1 })).toBe(false);
    });

    test('are the same after their form is posted again with others', async () => {
      const policy = policyAt(now);
      await post(policy);
      const sealed = await seal(policy.key);
      await post(policy, { text: other });
      expect(await read(sealed)).toBe(content);
      expect(await running.storage.isIntact(sealed)).toBe(true);
    });

    test('are of one post, when many race with the sealing', async () => {
      const policy = policyAt(now);
      await post(policy);
      const texts = Array.from({ length: 6 }, (_, index) => `${content.slice(2)}${index}`);
      const [sealed] = await Promise.all([
        seal(policy.key),
        ...texts.map((text) => post(policy, { text })),
      ]);
      const text = await read(sealed);
      expect(createHash('sha256').update(text).digest('hex')).toBe(sealed.sha256);
    });

    test('outlive their form and every other copy', async () => {
      const policy = policyAt(now);
      await post(policy);
      const [sealed, spare] = [await seal(policy.key), await seal(policy.key)];
      await running.storage.clear(policy.key, sealed.key);
      expect(await read(sealed)).toBe(content);
      expect(await running.storage.isIntact(spare)).toBe(spare.key === sealed.key);
    });
  });

  test('takes exactly the size that was signed, and fields that are free', async () => {
    const [status] = await post(policyAt(now), {
      text: 'x'.repeat(100),
      tamper: (parts) => [['x-ignore-note', 'free'], ...parts],
    });
    expect(status).toBe(201);
  });

  test.each(tamperings)('refuses a form with %s', async (_what, tamper, status, code) => {
    const policy = policyAt(now);
    expect(await post(policy, { tamper })).toEqual([status, code]);
    expect(await running.storage.stat(policy.key)).toBeUndefined();
  });

  test.each(tamperings)(
    'refuses the form of a part with %s',
    async (_what, tamper, status, code) => {
      const policy = partPolicyAt(now);
      expect(await post(policy, { tamper })).toEqual([status, code]);
      expect(await running.storage.stat(policy.key)).toBeUndefined();
    },
  );

  test.each([
    ['a byte less', content.slice(1), [400, 'EntityTooSmall']],
    ['a byte more', `${content}x`, [400, 'EntityTooLarge']],
  ])('refuses a part with %s', async (_what, text, refusal) => {
    const policy = partPolicyAt(now);
    expect(await post(policy, { text })).toEqual(refusal);
    expect(await running.storage.stat(policy.key)).toBeUndefined();
  });

  test('lists the parts of one upload, also one sent twice', async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    const numbers = [2, 1];
    for (const number of numbers) await post(partPolicyAt(now, id, number));
    await post(partPolicyAt(now, other));
    await post(partPolicyAt(now, id, 2));
    const size = content.length;
    expect((await running.storage.list(`parts/${id}-`)).sort(byKey)).toEqual([
      { key: `parts/${id}-00001`, size },
      { key: `parts/${id}-00002`, size },
    ]);
    expect(await running.storage.list(`parts/${randomUUID()}-`)).toEqual([]);
  });

  describe('joins', () => {
    const fiveMiB = 5 * 1024 * 1024;
    const target = () => ({ key: policyAt(now).key, contentType: 'text/plain' });

    async function store(texts: readonly string[]): Promise<string[]> {
      const id = randomUUID();
      const keys: string[] = [];
      for (const text of texts) {
        const { key } = partPolicyAt(now, id, keys.length + 1);
        const size = { minSize: text.length, maxSize: text.length };
        expect(await post(policyAt(now, { key, ...size }), { text })).toEqual([201, key]);
        keys.push(key);
      }
      return keys;
    }

    test('parts in their order, twice at once as well as once', async () => {
      const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(fiveMiB));
      const keys = await store([...texts, 'end']);
      const whole = target();
      await Promise.all([running.storage.join(keys, whole), running.storage.join(keys, whole)]);
      expect(await running.storage.stat(whole.key)).toEqual({ size: 3 * fiveMiB + 3 });
      const url = await running.storage.createDownloadUrl(await seal(whole.key), 'a.txt');
      const text = await (await fetch(url)).text();
      expect(text === `${texts.join('')}end`).toBe(true);
      expect(await running.storage.stat(keys[0] ?? '')).toEqual({ size: fiveMiB });
      expect(running.countHalves()).toBe(0);
    });

    test('nothing when a part is missing, and leaves no half behind', async () => {
      const [first = ''] = await store(['x'.repeat(fiveMiB)]);
      const whole = target();
      await expect(running.storage.join([first, `${first}9`], whole)).rejects.toThrow();
      expect(await running.storage.stat(whole.key)).toBeUndefined();
      expect(running.countHalves()).toBe(0);
    });
  });

  test('refuses a form after its end', async () => {
    const policy = policyAt(now);
    const { url, fields } = await running.storage.createUploadForm(policy);
    const send = () => fetch(url, { method: 'POST', body: toForm(partsOf(fields)) });
    now = policy.expiresAt;
    expect((await send()).status).toBe(403);
    now = new Date(policy.expiresAt.getTime() - 2000);
    expect((await send()).status).toBe(201);
  });

  test("refuses a stranger's signature", async () => {
    const policy = policyAt(now);
    expect(await post(policy, { storage: running.stranger })).toEqual([
      403,
      'SignatureDoesNotMatch',
    ]);
    await post(policy);
    const url = await running.stranger.createDownloadUrl(await seal(policy.key), 'a.cfg');
    expect((await fetch(url)).status).toBe(403);
  });

  test('refuses a form beside an authorization header', async () => {
    const headers = { authorization: 'Bearer x' };
    expect(await post(policyAt(now), { headers })).toEqual([400, 'InvalidArgument']);
  });

  test('gives a file by its own link alone, for five minutes', async () => {
    const [policy, other] = [policyAt(now), policyAt(now)];
    await post(policy);
    await post(other);
    const [file, foreign] = [await seal(policy.key), await seal(other.key)];
    const url = await running.storage.createDownloadUrl(file, 'plan.cfg');
    expect((await fetch(url)).status).toBe(200);
    const changed = [
      url.replace(file.key, foreign.key),
      url.replace('plan', 'other'),
      url.replace(/(token|X-Amz-Signature)=.{9}/, '$1=000000000'),
      url.replace(/\?.*/, ''),
    ];
    const answers = await Promise.all(changed.map((address) => fetch(address)));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    now = new Date(now.getTime() + 301_000);
    expect((await fetch(url)).status).toBe(403);
  });
});
