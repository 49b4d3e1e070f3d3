import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { StorageProvider } from '../../../providers/storage/storage.ts';
import { createTestVideo } from '../../../testing/world/videos.ts';
import { readVideo } from './read-video.ts';

/** A file of these bytes, with nothing behind them up to its size. */
function store(bytes: Buffer, size = bytes.length) {
  let largest = 0;
  const read: StorageProvider['read'] = async (
    _key,
    { start, end } = { start: 0, end: size - 1 },
  ) => {
    largest = Math.max(largest, end - start + 1);
    const part = Buffer.alloc(end - start + 1);
    bytes.copy(part, 0, start);
    return Readable.from([part]);
  };
  const storage = { read } as StorageProvider;
  return {
    read: () => readVideo({ storage }, { key: 'video', size, sha256: '' }),
    largest: () => largest,
  };
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A video that says of one picture that it comes four billion times, each to be shown later than it is decoded. */
async function endlessVideo(): Promise<Buffer> {
  const bytes = await createTestVideo();
  const times = bytes.indexOf('stts');
  const endless = 0xfffffff0;
  bytes.writeUInt32BE(1, times + 8);
  bytes.writeUInt32BE(endless, times + 12);
  const delays = [24, 'ctts', 0, 1, endless, 4096].map((part) =>
    typeof part === 'string' ? Buffer.from(part) : uint32(part),
  );
  const added = Buffer.concat(delays);
  for (const name of ['moov', 'trak', 'mdia', 'minf', 'stbl']) {
    const size = bytes.indexOf(name) - 4;
    bytes.writeUInt32BE(bytes.readUInt32BE(size) + added.length, size);
  }
  return Buffer.concat([bytes.subarray(0, times - 4), added, bytes.subarray(times - 4)]);
}

test('a file that counts pictures without end stops no one', async () => {
  expect(await store(await endlessVideo()).read()).toMatch(/can’t be read as a video/);
});

test('a part that says it is huge is not read into memory', async () => {
  const size = 3 * 1024 ** 3;
  const head = [
    uint32(16),
    'ftypisom',
    uint32(0),
    uint32(size - 16),
    'moov',
    uint32(size - 24),
    'trak',
  ];
  const file = store(Buffer.concat(head.map((part) => Buffer.from(part as string))), size);
  expect(await file.read()).toMatch(/can’t be read as a video/);
  expect(file.largest()).toBeLessThanOrEqual(64 * 1024 * 1024);
});

test('files that are read at once are each read as they are', async () => {
  const [short, long] = [
    store(await createTestVideo()),
    store(await createTestVideo({ seconds: 9 })),
  ];
  expect(await Promise.all([short.read(), long.read()])).toMatchObject([
    { duration: 3 },
    { duration: 9 },
  ]);
});
