import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StorageProvider } from '../../providers/storage/storage.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';
import { createJoins } from './joins.ts';
import { partKey } from './stored-parts.ts';

const size = 9;
let academy: TestApp;
let owner: number;
let storage: ReturnType<typeof createStorage>;
let join: ReturnType<typeof createJoins>;
let files = 0;

beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner');
  owner = await academy.userId('learner');
});
afterAll(() => academy.close());
beforeEach(() => {
  storage = createStorage();
  join = createJoins({ ...academy, storage: storage as unknown as StorageProvider }, 50);
});

/** A storage that has every part, and joins when it is told to. */
function createStorage() {
  const whole = new Set<string>();
  const waiting: { end: () => void; fail: (error: Error) => void }[] = [];
  return {
    whole,
    waiting,
    list: async (prefix: string) => [{ key: `${prefix}00001`, size }],
    stat: async (key: string) => (whole.has(key) ? { size } : undefined),
    remove: async (key: string) => void whole.delete(key),
    clear: async () => {},
    seal: async (key: string) =>
      whole.has(key) ? { key, size, sha256: '0'.repeat(64) } : undefined,
    join: (_parts: readonly string[], { key }: { key: string }) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({
          end: () => {
            whole.add(key);
            resolve();
          },
          fail: reject,
        });
      }),
  };
}

async function begin(): Promise<Schema<'UploadInParts'>> {
  files += 1;
  const upload = { resource: 'homework', fileName: `${files}.pdf`, size };
  return (await academy.call('learner', 'POST', '/uploads/parts', { upload, lastModified: 1 }))
    .body;
}

test('a call is answered before a long join ends, the next one when it has', async () => {
  const { id, key } = await begin();
  expect(await join(owner, id)).toMatchObject({ isJoined: false });
  storage.waiting[0]?.end();
  await expect.poll(() => join(owner, id)).toMatchObject({ isJoined: true, key });
  expect(storage.waiting).toHaveLength(1);
});

test('a failure that came when no one waited is told to who asks next; then it is tried again', async () => {
  const { id } = await begin();
  await join(owner, id);
  storage.waiting[0]?.fail(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  await expect(join(owner, id)).rejects.toMatchObject({ code: 'ENOSPC' });
  await join(owner, id);
  expect(storage.waiting).toHaveLength(2);
});

test('a file that another process made whole is whole, its parts being gone', async () => {
  const { id, key } = await begin();
  await join(owner, id);
  storage.whole.add(key);
  storage.waiting[0]?.fail(new Error(`There is no ${partKey(id, 1)}.`));
  await expect.poll(() => join(owner, id)).toMatchObject({ isJoined: true });
});

test('four are made whole at once, the others wait for their turn', async () => {
  const uploads = await Promise.all(Array.from({ length: 5 }, begin));
  await Promise.all(uploads.map(({ id }) => join(owner, id)));
  expect(storage.waiting).toHaveLength(4);
  storage.waiting[0]?.end();
  // Which of the five had to wait is a matter of the database.
  const waitingAfterAnotherCall = async () => {
    await Promise.all(uploads.map(({ id }) => join(owner, id)));
    return storage.waiting.length;
  };
  await expect.poll(waitingAfterAnotherCall).toBe(5);
});
