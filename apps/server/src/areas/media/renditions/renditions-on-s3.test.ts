import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFfmpeg } from '../../../providers/encoder/ffmpeg.ts';
import { chooseStorage } from '../../../providers/providers.ts';
import { startS3Server } from '../../../providers/storage/s3-server.fixture.ts';
import type { StorageProvider } from '../../../providers/storage/storage.ts';
import type { ListeningApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createListeningWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { drawVideo, hasFfmpeg } from '../../../testing/world/real-videos.ts';
import { makeRenditions } from './make-renditions.ts';

const isTested = await hasFfmpeg();
const key = { id: 'AKIDACADEMY', secret: 'the secret of the bucket', region: 'eu-central-1' };

describe.skipIf(!isTested)('a smaller version of a video on S3', () => {
  let academy: ListeningApp;
  let storage: StorageProvider;
  let server: Awaited<ReturnType<typeof startS3Server>>;
  let video: Buffer;
  const faults: unknown[] = [];
  beforeAll(async () => {
    server = await startS3Server(key, 'academy-files', () => new Date());
    vi.stubEnv('AWS_ACCESS_KEY_ID', key.id);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', key.secret);
    academy = await createListeningWorld({
      ...{ S3_BUCKET: 'academy-files', S3_REGION: key.region, S3_ENDPOINT: server.url },
    });
    ({ storage } = await chooseStorage(academy));
    const path = join(tmpdir(), `uplink-drawn-s3-${process.pid}.mp4`);
    await drawVideo(path);
    video = await readFile(path);
  });
  afterAll(async () => {
    await academy.close();
    await server.close();
    vi.unstubAllEnvs();
  });

  const make = () =>
    makeRenditions(
      {
        ...academy,
        ...{ storage, encoder: createFfmpeg('ffmpeg') },
        workFolder: join(academy.config.dataDir, 'renditions'),
        onFault: (fault) => faults.push(fault),
      },
      new AbortController().signal,
    );

  /** A free lesson whose video was posted to the bucket. */
  async function addFilmed(): Promise<number> {
    const ownerId = await addPerson(academy, 'owner', { roles: ['mentor'] });
    const course = await addCourse(academy, { ownerId, lessons: [{ isFree: true }] });
    const lesson = course.lessons[0]?.id ?? 0;
    const asked = { category: 'lessonVideo', fileName: 'film.mp4', size: video.length };
    const { body: form } = await academy.call('owner', 'POST', '/uploads/parameters', asked);
    const data = new FormData();
    for (const [name, value] of Object.entries<string>(form.fields)) data.append(name, value);
    data.append('file', new Blob([new Uint8Array(video)]), 'film.mp4');
    expect((await fetch(form.url, { method: 'POST', body: data })).status).toBe(201);
    const change = { key: form.key, poster: null, replaces: null };
    const path = `/creator/me/lessons/${lesson}/video`;
    expect((await academy.call('owner', 'PUT', path, change)).status).toBe(200);
    return lesson;
  }

  test('plays from any byte, and only what the database names stays in the bucket', async () => {
    const lesson = await addFilmed();
    await make();
    expect(faults).toEqual([]);
    const { video: shown } = (await academy.app.inject({ url: `/lessons/${lesson}` })).json();
    const [smaller] = shown.renditions;
    expect(smaller.side).toBe(360);
    const whole = await fetch(academy.base + smaller.url);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect((await whole.arrayBuffer()).byteLength).toBeLessThan(video.length);
    const part = await fetch(academy.base + smaller.url, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    await storage.put(
      { key: 'renditions/left.mp4', contentType: 'video/mp4' },
      Buffer.from('killed'),
    );
    await make();
    const row = await academy.db
      .selectFrom('video_rendition')
      .select('storage_key')
      .where('address', '=', smaller.url)
      .executeTakeFirstOrThrow();
    const stored = [
      ...(await storage.list('renditions/')),
      ...(await storage.list('sealed/renditions-')),
    ];
    expect(stored.map((one) => one.key)).toEqual([row.storage_key]);
    expect((await fetch(academy.base + smaller.url)).status).toBe(200);
  });
});
