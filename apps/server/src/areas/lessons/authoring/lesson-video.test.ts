import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListeningApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createListeningWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { TEST_PNG } from '../../../testing/world/pictures.ts';
import { createTestVideo } from '../../../testing/world/videos.ts';
import { postUpload } from '../../../testing/world/work.ts';

let academy: ListeningApp;
let ownerId: number;
beforeAll(async () => {
  academy = await createListeningWorld();
  ownerId = await addPerson(academy, 'owner', { roles: ['mentor'] });
  await addPerson(academy, 'helper', { roles: ['mentor'] });
});
afterAll(() => academy.close());

async function newLesson(form = {}): Promise<number> {
  const course = await addCourse(academy, { ownerId, lessons: [{ isFree: true, ...form }] });
  return course.lessons[0]?.id ?? 0;
}
const upload = async (video: Parameters<typeof createTestVideo>[0] = {}, person = 'owner') =>
  postUpload(academy, person, {
    category: 'lessonVideo',
    fileName: `lesson.${video.container ?? 'mp4'}`,
    bytes: await createTestVideo(video),
  });
const set = (id: number, body: object, person = 'owner') =>
  academy.call(person, 'PUT', `/creator/me/lessons/${id}/video`, {
    poster: null,
    replaces: null,
    ...body,
  });
const asLearner = async (id: number): Promise<Schema<'Lesson'>> =>
  (await academy.app.inject({ url: `/lessons/${id}` })).json();

describe('a video', () => {
  test('is read, fills in the length, and plays from any second', async () => {
    const id = await newLesson();
    const poster = await postUpload(academy, 'owner', {
      category: 'mediaImage',
      fileName: 'poster.png',
      bytes: TEST_PNG,
    });
    const bytes = await createTestVideo({ seconds: 7, sound: 'opus' });
    const key = await postUpload(academy, 'owner', {
      category: 'lessonVideo',
      fileName: 'ospf.mp4',
      bytes,
    });
    const { status, body } = await set(id, { key, poster });
    expect([status, body]).toMatchObject([
      200,
      {
        content: { duration: 7 },
        video: { provider: 'file', duration: 7, captions: [] },
        videoFile: { name: 'ospf.mp4', size: bytes.length },
      },
    ]);
    expect((await asLearner(id)).video).toEqual(body.video);
    const whole = await fetch(academy.base + body.video.url);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    const part = await fetch(academy.base + body.video.url, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    const picture = await fetch(academy.base + body.video.poster);
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(TEST_PNG);
  });

  test.each([
    [{ codec: 'hevc' as const }, /H\.265 \(HEVC\).*Export it as MP4 with H\.264/],
    [{ codecString: 'avc1.6e001e' }, /10 bits/],
    [{ sound: 'pcm-s16' as const }, /sound of this video/],
  ])('that browsers can’t play is refused: %j', async (form, message) => {
    const id = await newLesson({ hasVideo: true });
    const before = (await asLearner(id)).video;
    const { status, body } = await set(id, {
      key: await upload(form),
      replaces: '/media/lesson.mp4',
    });
    expect([status, body.fieldErrors.key]).toEqual([422, expect.stringMatching(message)]);
    expect((await asLearner(id)).video).toEqual(before);
  });

  test('in WebM is taken; what is no video, another person’s or never came is not', async () => {
    const id = await newLesson();
    const key = await upload({ container: 'webm', codec: 'vp9' });
    const { body } = await set(id, { key });
    expect(body.video.duration).toBe(3);
    const text = { category: 'lessonVideo', fileName: 'x.mp4', bytes: TEST_PNG } as const;
    for (const refused of [
      await postUpload(academy, 'owner', text),
      await upload({}, 'helper'),
      'lessonVideo/none.mp4',
    ])
      expect((await set(id, { key: refused, replaces: body.video.url })).status).toBe(422);
  });

  test('of two authors is never replaced unseen, and can be taken away', async () => {
    const id = await newLesson();
    const answers = await Promise.all(
      [await upload(), await upload()].map((key) => set(id, { key })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stored = answers.find(({ status }) => status === 200)?.body.video.url;
    expect((await set(id, { key: null })).status).toBe(409);
    expect((await set(id, { key: null, replaces: stored })).body.video).toBeNull();
    expect((await set(id, { key: null }, 'helper')).status).toBe(404);
  });
});

describe('a video that was replaced', () => {
  const former = async (id: number, person = 'owner') =>
    academy.call(person, 'GET', `/creator/me/lessons/${id}/video/former`);
  const restore = (id: number, formerId: number, replaces: string | null) =>
    academy.call('owner', 'PUT', `/creator/me/lessons/${id}/video/former/${formerId}`, {
      replaces,
    });

  test('is kept, still plays, and comes back with its captions', async () => {
    const id = await newLesson();
    const { body: first } = await set(id, { key: await upload({ seconds: 4 }) });
    await academy.call('owner', 'PUT', `/creator/me/lessons/${id}/captions/en`, {
      label: 'English',
      text: 'WEBVTT\n\n00:00.000 --> 00:02.000\nHi\n',
      replaces: null,
    });
    const { body: second } = await set(id, {
      key: await upload({ seconds: 9 }),
      replaces: first.video.url,
    });
    const { body: kept } = await former(id);
    expect(kept).toMatchObject([
      { name: 'lesson.mp4', url: first.video.url, duration: 4, replacedBy: { id: ownerId } },
    ]);
    expect((await fetch(academy.base + first.video.url)).status).toBe(200);
    expect((await restore(id, kept[0].id, first.video.url)).status).toBe(409);
    const { status, body } = await restore(id, kept[0].id, second.video.url);
    expect([status, body.video.url, body.content.duration]).toEqual([200, first.video.url, 4]);
    expect(body.video.captions).toMatchObject([{ language: 'en' }]);
    expect((await former(id)).body).toMatchObject([{ url: second.video.url, duration: 9 }]);
    expect((await restore(id, kept[0].id, first.video.url)).status).toBe(409);
    expect((await former(id, 'helper')).status).toBe(404);
  });

  test('or taken away is among the last five', async () => {
    const id = await newLesson();
    let replaces: string | null = null;
    for (let count = 0; count < 7; count += 1) {
      const { body } = await set(id, { key: count % 2 ? null : await upload(), replaces });
      replaces = body.video?.url ?? null;
    }
    const { body } = await former(id);
    expect(body).toHaveLength(3);
    expect(body.map((one: { url: string }) => one.url)).not.toContain(replaces);
  });
});

describe('captions', () => {
  const vtt = (text: string) => `WEBVTT\n\n00:00.000 --> 00:02.000\n${text}\n`;
  const write = (id: number, body: object, language = 'en') =>
    academy.call('owner', 'PUT', `/creator/me/lessons/${id}/captions/${language}`, {
      label: 'English',
      replaces: null,
      ...body,
    });

  test('are shown to learners as they were saved last', async () => {
    const id = await newLesson({ hasVideo: true });
    const [track] = (await write(id, { text: vtt('One') })).body.video.captions;
    await write(id, { text: vtt('Uno'), label: 'Español' }, 'es');
    const { body } = await write(id, { text: vtt('Two'), replaces: track.url });
    expect(body.video.captions).toMatchObject([
      { language: 'en', label: 'English' },
      { language: 'es', label: 'Español' },
    ]);
    const [shown] = (await asLearner(id)).video?.captions ?? [];
    const answer = await fetch(academy.base + shown?.url);
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'text/vtt; charset=utf-8',
      vtt('Two'),
    ]);
    expect((await write(id, { text: vtt('Three'), replaces: track.url })).status).toBe(409);
    const { body: left } = await write(id, { text: null, replaces: shown?.url });
    expect(left.video.captions).toMatchObject([{ language: 'es' }]);
  });

  test('with a fault are refused with its line; without a video there are none', async () => {
    const id = await newLesson({ hasVideo: true });
    const text = 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nHi';
    const { status, body } = await write(id, { text });
    expect([status, body.fieldErrors.text]).toEqual([
      422,
      'Line 3: Times are written like 00:01:02.500 --> 00:01:05.000.',
    ]);
    expect((await write(await newLesson(), { text: vtt('Hi') })).status).toBe(409);
  });
});
