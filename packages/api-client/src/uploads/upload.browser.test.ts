import { expect, expectTypeOf, inject, test } from 'vitest';
import type { Schema } from '../contract.ts';
import { createTestClient } from '../testing/test-client.ts';
import type { SeenPost } from './storage.fixture.ts';
import type { UploadProgress } from './transfer-speed.ts';
import { uploadFile } from './upload.ts';
import type { UploadOptions } from './upload-options.ts';

const storageUrl = inject('storageUrl');
/** More than the system takes in without a reader, and still one form. */
const large = 16_000_000;
let lastTest = 0;

/** Uploads one file to a storage that behaves as told, and tells what that saw. */
async function upload(behaviours: string, size = 1000, options: UploadOptions = {}) {
  lastTest += 1;
  const name = `upload-${Date.now()}-${lastTest}`;
  let forms = 0;
  const client = createTestClient({
    'POST /uploads/parameters': async (): Promise<Response> => {
      forms += 1;
      const key = `homework/key-${forms}`;
      const form: Schema<'UploadParameters'> = {
        url: `${storageUrl}/${behaviours}/${name}`,
        fields: { key, policy: 'p' },
        key,
        maxSize: size,
        expiresAt: new Date(Date.now() + 60_000).toISOString(),
      };
      return Response.json(form);
    },
  });
  const file = new File([new Uint8Array(size)], 'plan.pdf', { type: 'application/pdf' });
  const request = { resource: 'homework', resourceId: 1, fileName: file.name, size } as const;
  const end = await uploadFile(client, file, request, { retryMs: 10, ...options }).then(
    (key) => ({ key, error: undefined }),
    (error: Error) => ({ key: undefined, error }),
  );
  const answer = await fetch(`${storageUrl}/-/${name}`);
  return { ...end, forms, posts: (await answer.json()) as SeenPost[] };
}

test('returns the key, and posts without an authorization header', async () => {
  const { key, posts } = await upload('stores');
  expect(key).toBe('homework/key-1');
  expect(posts).toEqual([
    {
      key: 'homework/key-1',
      bytes: expect.any(Number),
      isStored: true,
      hasAuthorization: false,
    },
  ]);
  expectTypeOf(uploadFile).returns.resolves.toEqualTypeOf<string>();
});

test('tells how far it is, up to the whole', async () => {
  const seen: UploadProgress[] = [];
  await upload('stores', large, { onProgress: (progress) => seen.push(progress) });
  const last = seen.at(-1);
  expect(last?.loaded).toBe(last?.total);
  expect(last?.total).toBeGreaterThan(large);
  expect(seen.map(({ loaded }) => loaded)).toEqual(
    seen.map(({ loaded }) => loaded).sort((a, b) => a - b),
  );
});

test.each([
  ['a connection that drops half way', 'dropsHalfWay,stores', large],
  ['an answer that is lost', 'losesAnswer,stores', 1000],
])('%s: tried again with a new key, for the file may be there', async (_case, behaviours, size) => {
  const { key, posts } = await upload(behaviours, size);
  expect(key).toBe('homework/key-2');
  expect(posts.map((post) => post.key)).toEqual(['homework/key-1', 'homework/key-2']);
});

test('a token renewed meanwhile does not matter, and the next form is asked for with the new one', async () => {
  const asked: (string | null)[] = [];
  let token = 'old';
  const url = `${storageUrl}/losesAnswer,stores/renewed-${Date.now()}`;
  const client = createTestClient({
    'POST /uploads/parameters': async (request: Request) => {
      asked.push(request.headers.get('authorization'));
      token = 'new';
      const key = `homework/key-${asked.length}`;
      const expiresAt = new Date(Date.now() + 60_000).toISOString();

      return Response.json({ url, fields: { key }, key, maxSize: 1000, expiresAt });
    },
  });
  client.session.getToken = async () => token;
  const file = new File(['x'], 'plan.pdf');
  const request = { category: 'homework', fileName: file.name } as const;
  await uploadFile(client, file, request, { retryMs: 10, stallMs: 2000 });
  expect(asked).toEqual(['Bearer old', 'Bearer new']);
});

test('a storage without time is asked again with the same key', async () => {
  const { key, forms } = await upload('isBusy,stores');
  expect([key, forms]).toEqual(['homework/key-1', 1]);
});

test('an upload that stands still is broken off and tried again', async () => {
  const { key, posts } = await upload('standsStill,stores', large, { stallMs: 1500 });
  expect(key).toBe('homework/key-2');
  expect(posts).toHaveLength(2);
});

test('a storage that never answers is given up after the tries, with what to do', async () => {
  const { error, posts } = await upload('neverAnswers', 1000, { stallMs: 1500, retries: 1 });
  expect(posts.map((post) => post.key)).toEqual(['homework/key-1', 'homework/key-2']);
  expect(error).toMatchObject({
    code: 'stalled',
    message: 'The upload has stalled. Check your connection and try again.',
  });
});

test('a refusal is not tried again, and keeps the words of the storage', async () => {
  const { error, posts } = await upload('refuses,stores');
  expect(posts).toHaveLength(1);
  expect(error).toMatchObject({ status: 403, code: 'upload', message: 'Policy expired' });
});

test.each(['givesNoKey', 'answers200'])('an answer that %s is an error', async (behaviour) => {
  const { error, posts } = await upload(`${behaviour},stores`);
  expect(error).toMatchObject({ message: 'The file could not be stored. Try again.' });
  expect(posts).toHaveLength(1);
});

test('is cancelled at once, also while it waits for the next try', async () => {
  const running = new AbortController();
  const { error, posts } = await upload('standsStill', large, {
    signal: running.signal,
    onProgress: () => setTimeout(() => running.abort(), 50),
  });
  expect(error).toMatchObject({ code: 'cancelled' });
  expect(posts).toHaveLength(1);

  const waiting = new AbortController();
  setTimeout(() => waiting.abort(), 200);
  const options = { signal: waiting.signal, retryMs: 60_000 };
  expect((await upload('losesAnswer', 1000, options)).error).toMatchObject({ code: 'cancelled' });
});
