import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VideoEncoder } from '../../../providers/encoder/encoder.ts';
import { createFfmpeg } from '../../../providers/encoder/ffmpeg.ts';
import { chooseStorage } from '../../../providers/providers.ts';
import type { ListeningApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createListeningWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { drawVideo, hasFfmpeg } from '../../../testing/world/real-videos.ts';
import { postUpload } from '../../../testing/world/work.ts';
import { readVideo } from '../authoring/read-video.ts';
import { makeRenditions, type RenditionDeps } from './make-renditions.ts';
import { claimMs, claimRendition, planRenditions } from './renditions.repository.ts';

const isTested = await hasFfmpeg();
let academy: ListeningApp;
let ownerId: number;
let deps: RenditionDeps;
let faults: string[];
let video: Buffer;
beforeAll(async () => {
  academy = await createListeningWorld();
  ownerId = await addPerson(academy, 'owner', { roles: ['mentor'] });
  await addPerson(academy, 'stranger', { roles: ['mentor'] });
  const { storage } = await chooseStorage(academy);
  faults = [];
  deps = {
    ...academy,
    storage,
    encoder: createFfmpeg('ffmpeg'),
    workFolder: join(academy.config.dataDir, 'renditions'),
    onFault: (_, what) => faults.push(what),
  };
  if (!isTested) return;
  const path = join(tmpdir(), `uplink-drawn-${process.pid}.mp4`);
  await drawVideo(path);
  video = await readFile(path);
});
afterAll(() => academy.close());

const make = (encoder: VideoEncoder = deps.encoder, signal = new AbortController().signal) =>
  makeRenditions({ ...deps, encoder }, signal);

async function addFilmed(): Promise<number> {
  const course = await addCourse(academy, { ownerId, lessons: [{ isFree: true }] });
  const lesson = course.lessons[0]?.id ?? 0;
  await setVideo(lesson, null);
  return lesson;
}

async function setVideo(lesson: number, replaces: string | null): Promise<Schema<'CreatorLesson'>> {
  const key = await postUpload(academy, 'owner', {
    category: 'lessonVideo',
    fileName: 'film.mp4',
    bytes: video,
  });
  const path = `/creator/me/lessons/${lesson}/video`;
  return (await academy.call('owner', 'PUT', path, { key, poster: null, replaces })).body;
}

const asLearner = async (id: number): Promise<Schema<'Lesson'>> =>
  (await academy.app.inject({ url: `/lessons/${id}` })).json();
const asAuthor = (id: number, method: 'GET' | 'POST' = 'GET', person = 'owner') =>
  academy.call(person, method, `/creator/me/lessons/${id}/video/renditions`);

/** Never encodes: it says that it began, and waits to be stopped. */
function stuckEncoder(onBegun: () => void): VideoEncoder {
  return {
    isThere: async () => true,
    encode: async (_, signal) => {
      const stopped = once(signal, 'abort');
      onBegun();
      await stopped;
      throw signal.reason;
    },
  };
}

describe.skipIf(!isTested)('a smaller version of a video', () => {
  test('is made in the background, and offered to learners once it is whole', async () => {
    const lesson = await addFilmed();
    expect((await asLearner(lesson)).video?.renditions).toBeUndefined();
    await make();
    const [smaller, ...others] = (await asLearner(lesson)).video?.renditions ?? [];
    expect([smaller?.side, others]).toEqual([360, []]);
    const answer = await fetch(academy.base + smaller?.url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(video.length);
    const row = await academy.db
      .selectFrom('video_rendition')
      .selectAll()
      .where('address', '=', smaller?.url ?? '')
      .executeTakeFirstOrThrow();
    const file = { key: row.storage_key ?? '', size: Number(row.size), sha256: row.sha256 ?? '' };
    expect(await readVideo(deps, file)).toEqual({ duration: 2, width: 640, height: 360 });
    const part = await fetch(academy.base + smaller?.url, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    expect(await readdir(deps.workFolder)).toEqual([]);
    expect((await asAuthor(lesson)).body).toEqual({
      isAvailable: true,
      list: [{ side: 360, state: 'done', percent: 100 }],
    });
    expect((await asAuthor(lesson, 'GET', 'stranger')).status).toBe(404);
  });

  test('of a video that was replaced stays for those who watch it', async () => {
    const lesson = await addFilmed();
    await make();
    const before = (await asLearner(lesson)).video;
    await setVideo(lesson, before?.url ?? null);
    await make();
    const after = (await asLearner(lesson)).video;
    expect(after?.renditions?.[0]?.url).not.toBe(before?.renditions?.[0]?.url);
    for (const url of [before?.url, before?.renditions?.[0]?.url])
      expect((await fetch(academy.base + url)).status).toBe(200);
  });

  test('that is interrupted is made again by the next server', async () => {
    const lesson = await addFilmed();
    const stopping = new AbortController();
    await make(
      stuckEncoder(() => stopping.abort()),
      stopping.signal,
    );
    expect((await asAuthor(lesson)).body.list).toMatchObject([{ state: 'waiting' }]);
    await make();
    expect((await asAuthor(lesson)).body.list).toMatchObject([{ state: 'done' }]);
  });

  test('is left to the process that makes it, until that says nothing more', async () => {
    const lesson = await addFilmed();
    await planRenditions(academy.db, academy.clock.now());
    const held = await claimRendition(academy.db, academy.clock.now());
    await make();
    expect((await asAuthor(lesson)).body.list).toMatchObject([{ state: 'running' }]);
    academy.clock.advance(claimMs + 1);
    await make();
    expect((await asAuthor(lesson)).body.list).toMatchObject([{ state: 'done' }]);
    expect(held?.attempts).toBe(1);
  });

  test('of a file that can’t be encoded fails, and is tried again when its author asks', async () => {
    const lesson = await addFilmed();
    const isThere = async () => true;
    await make({ isThere, encode: () => Promise.reject(new Error('broken')) });
    expect((await asAuthor(lesson)).body.list).toMatchObject([{ side: 360, state: 'failed' }]);
    expect(faults).toHaveLength(1);
    expect((await academy.call('owner', 'GET', '/creator/me/home')).body.jobs).toMatchObject([
      { kind: 'renditions', id: lesson, percent: null, failure: expect.any(String) },
    ]);
    expect((await asLearner(lesson)).video?.renditions).toBeUndefined();
    await make();
    expect((await asAuthor(lesson)).body.list).toMatchObject([{ state: 'failed' }]);
    expect((await asAuthor(lesson, 'POST', 'stranger')).status).toBe(404);
    await asAuthor(lesson, 'POST');
    await make();
    expect((await asAuthor(lesson)).body.list).toMatchObject([{ state: 'done' }]);
  });

  test('that is no smaller than the video is not kept', async () => {
    const lesson = await addFilmed();
    await make({
      isThere: async () => true,
      encode: ({ output }) => writeFile(output, Buffer.alloc(video.length)),
    });
    expect((await asAuthor(lesson)).body.list).toMatchObject([{ state: 'skipped' }]);
  });

  test('leaves no bytes that nothing names', async () => {
    const key = `renditions/${randomUUID()}.mp4`;
    await deps.storage.put({ key, contentType: 'video/mp4' }, Buffer.from('x'));
    await make();
    expect(await deps.storage.stat(key)).toBeUndefined();
  });
});

test('without ffmpeg nothing is made, and authors are told', async () => {
  const course = await addCourse(academy, { ownerId, lessons: 1 });
  const other = createFfmpeg('/nowhere/ffmpeg');
  await make(other);
  expect(await other.isThere()).toBe(false);
  expect((await asAuthor(course.lessons[0]?.id ?? 0)).body.list).toEqual([]);
});
