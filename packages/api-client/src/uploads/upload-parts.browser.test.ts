import { expect, inject, test } from 'vitest';
import type { Schema } from '../contract.ts';
import { createTestClient } from '../testing/test-client.ts';
import type { SeenPost } from './storage.fixture.ts';
import type { UploadProgress } from './transfer-speed.ts';
import { uploadFile } from './upload.ts';
import { PAUSED, type UploadOptions } from './upload-options.ts';
import { discardUpload } from './upload-parts.ts';

const partSize = 5_000_000;
/** Four parts, the last one shorter. */
const size = 17_000_000;
const partCount = 4;
/** Boundaries and fields around the bytes of a part. */
const formBytes = 1000;
let lastTest = 0;

const file = new File([new Uint8Array(size)], 'trunk.pcapng', { lastModified: 7 });
const request = { resource: 'homework', resourceId: 1, fileName: file.name, size } as const;

/** An academy over a storage that behaves as told, and what both saw. */
function createAcademy(behaviours: string) {
  lastTest += 1;
  const address = `${inject('storageUrl')}/${behaviours}/parts-${Date.now()}-${lastTest}`;
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const seen = async () => {
    const posts: SeenPost[] = await (await fetch(address)).json();
    return posts.map((post) => ({ ...post, number: Number(post.key.slice(-1)) }));
  };
  let askedToJoin = 0;
  let token = 'first';

  async function describe(isJoined = false): Promise<Schema<'UploadInParts'>> {
    const stored = (await seen()).filter(({ isStored }) => isStored);
    return {
      id: 'u',
      key: 'homework/whole.pcapng',
      size,
      partSize,
      partCount,
      storedParts: [...new Set(stored.map(({ number }) => number))],
      isJoined,
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
    };
  }
  const formOf = (number: number) => () => {
    // Each form is asked for with another token, as if it was renewed all the time.
    token = `token-${number}`;
    const key = `parts/u-0000${number}`;
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    return Response.json({ url: address, fields: { key }, key, maxSize: partSize, expiresAt });
  };
  const noting = (name: string, answer: (request: Request) => Promise<Response> | Response) => ({
    [name]: (sent: Request) => {
      calls.push(`${name} ${sent.headers.get('authorization')}`);
      return answer(sent);
    },
  });
  const client = createTestClient({
    ...noting('POST /uploads/parts', async (sent) => {
      bodies.push(await sent.json());
      return Response.json(await describe());
    }),
    ...Object.assign(
      {},
      ...[1, 2, 3, 4].map((number) =>
        noting(`POST /uploads/parts/u/forms/${number}`, formOf(number)),
      ),
    ),
    ...noting('POST /uploads/parts/u/join', async () => {
      askedToJoin += 1;
      return Response.json(await describe(askedToJoin > 1));
    }),
    ...noting('DELETE /uploads/parts/u', () => new Response(null, { status: 204 })),
  });
  client.session.getToken = async () => token;
  return { client, seen, calls, bodies };
}

type Academy = ReturnType<typeof createAcademy>;

function upload({ client }: Academy, options: UploadOptions = {}) {
  const progress: UploadProgress[] = [];
  const end = uploadFile(client, file, request, {
    retryMs: 10,
    onProgress: (seen) => progress.push(seen),
    ...options,
  });
  return { end, progress };
}

const numbers = (posts: { number: number }[]) => posts.map(({ number }) => number);

test('a large file is sent part by part, and is one file at the end', async () => {
  const academy = createAcademy('stores');
  const begun: string[] = [];
  const { end, progress } = upload(academy, { onBegin: (id) => begun.push(id) });
  expect(await end).toBe('homework/whole.pcapng');
  const posts = await academy.seen();
  expect(numbers(posts)).toEqual([1, 2, 3, 4]);
  expect(posts.some(({ hasAuthorization }) => hasAuthorization)).toBe(false);
  expect(begun).toEqual(['u']);
  expect(academy.bodies).toEqual([{ upload: request, lastModified: 7 }]);
  expect(progress.at(-1)).toMatchObject({ loaded: size, total: size, resumedFrom: 0 });
  expect(progress.map(({ loaded }) => loaded)).toEqual(
    progress.map(({ loaded }) => loaded).sort((a, b) => a - b),
  );
  // Whole after it was asked for twice: a large file takes a while.
  expect(academy.calls.filter((call) => call.includes('/join'))).toHaveLength(2);
});

test('a browser that does not tell when a file was changed uploads it all the same', async () => {
  const { client, bodies } = createAcademy('stores');
  const untold = new File([file], file.name);
  Object.defineProperty(untold, 'lastModified', { value: undefined });
  await uploadFile(client, untold, request);
  expect(bodies).toEqual([{ upload: request, lastModified: 0 }]);
});

test('a connection that drops costs the part under way and nothing else', async () => {
  const academy = createAcademy('stores,stores,dropsHalfWay,stores');
  const { end, progress } = upload(academy);
  await end;
  const posts = await academy.seen();
  expect(numbers(posts)).toEqual([1, 2, 3, 3, 4]);
  const dropped = posts[2]?.bytes ?? 0;
  const sent = posts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(dropped).toBeGreaterThan(0);
  expect(dropped).toBeLessThan(partSize + formBytes);
  expect(sent - dropped).toBeGreaterThanOrEqual(size);
  expect(sent - dropped).toBeLessThan(size + partCount * formBytes);
  // What the storage has is never taken back on the screen.
  const after = progress.slice(progress.findIndex(({ resumedFrom }) => resumedFrom > 0));
  expect(after[0]).toMatchObject({ loaded: 2 * partSize, resumedFrom: 2 * partSize, speed: 0 });
  expect(Math.min(...after.map(({ loaded }) => loaded))).toBe(2 * partSize);
});

test('a part whose answer is lost is not sent again', async () => {
  const academy = createAcademy('stores,losesAnswer,stores');
  await upload(academy).end;
  expect(numbers(await academy.seen())).toEqual([1, 2, 3, 4]);
});

test.each([
  ['stands still', 'stores,standsStill,stores'],
  ['is turned away', 'stores,isBusy,stores'],
])('a part that %s is sent again, the others are not', async (_what, behaviours) => {
  const academy = createAcademy(behaviours);
  await upload(academy, { stallMs: 1500 }).end;
  expect(numbers(await academy.seen())).toEqual([1, 2, 2, 3, 4]);
});

test('each break has its own tries; a line that never holds is given up, and gone on with later', async () => {
  const wobbly = createAcademy('dropsHalfWay,stores,dropsHalfWay,stores,dropsHalfWay,stores');
  await upload(wobbly, { retries: 1 }).end;
  expect(numbers(await wobbly.seen())).toEqual([1, 1, 2, 2, 3, 3, 4]);

  const broken = createAcademy('stores,stores,dropsHalfWay,dropsHalfWay,stores');
  await expect(upload(broken, { retries: 1 }).end).rejects.toMatchObject({ code: 'network' });
  expect(broken.calls.join()).not.toContain('DELETE');
  // As after a reload: nothing is known but the file.
  const { end, progress } = upload(broken);
  expect(await end).toBe('homework/whole.pcapng');
  expect(numbers(await broken.seen())).toEqual([1, 2, 3, 3, 3, 4]);
  expect(progress[0]).toMatchObject({ loaded: 2 * partSize, resumedFrom: 2 * partSize });
});

test('each part is asked for with the token of its moment', async () => {
  const academy = createAcademy('stores');
  await upload(academy).end;
  const tokens = academy.calls
    .filter((call) => call.includes('/forms/'))
    .map((call) => call.split('Bearer ')[1]);
  expect(tokens).toEqual(['first', 'token-1', 'token-2', 'token-3']);
});

test('a refusal of the storage ends it, and what has arrived stays', async () => {
  const academy = createAcademy('stores,refuses');
  await expect(upload(academy).end).rejects.toMatchObject({ message: 'Policy expired' });
  expect(numbers(await academy.seen())).toEqual([1, 2]);
  expect(academy.calls.join()).not.toContain('DELETE');
});

test('a pause keeps what was sent, and choosing the file again goes on with it', async () => {
  const academy = createAcademy('stores,standsStill,stores');
  const controller = new AbortController();
  const { end } = upload(academy, {
    signal: controller.signal,
    onProgress: ({ loaded }) => {
      if (loaded > partSize) controller.abort(PAUSED);
    },
  });
  await expect(end).rejects.toMatchObject({ code: 'cancelled' });
  expect(academy.calls.join()).not.toContain('DELETE');
  const { progress } = upload(academy);
  await expect.poll(() => progress[0]?.resumedFrom).toBe(partSize);
});

test('cancelling removes what was sent, also of an upload that ended before', async () => {
  const academy = createAcademy('stores,standsStill');
  const controller = new AbortController();
  const { end } = upload(academy, {
    signal: controller.signal,
    onProgress: ({ loaded }) => {
      if (loaded > partSize) controller.abort();
    },
  });
  await expect(end).rejects.toMatchObject({ code: 'cancelled' });
  const removals = () => academy.calls.filter((call) => call.startsWith('DELETE')).length;
  await expect.poll(removals).toBe(1);
  await discardUpload(academy.client, 'u');
  expect(removals()).toBe(2);
});
