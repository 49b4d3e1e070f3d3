import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListeningApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { TEST_PNG } from '../../testing/world/pictures.ts';
import { createTestVideo } from '../../testing/world/videos.ts';
import { postUpload } from '../../testing/world/work.ts';

let academy: ListeningApp;
let ownerId: number;
beforeAll(async () => {
  academy = await createListeningWorld();
  ownerId = await addPerson(academy, 'owner', { roles: ['mentor'] });
  await addPeople(academy, 'learner');
});
afterAll(() => academy.close());

const addOwn = () => addCourse(academy, { ownerId, lessons: 1 });
const pathOf = (id: number) => `/creator/me/modules/${id}/intro-page`;
const save = (id: number, version: number, blocks: object[]) =>
  academy.call('owner', 'PUT', pathOf(id), { version, blocks });
const words = { kind: 'text', title: 'How a week goes', html: '<p>Two<script>x</script></p>' };

async function addImage(id: number): Promise<string> {
  const file = { category: 'mediaImage', fileName: 'lab.png', bytes: TEST_PNG } as const;
  const key = await postUpload(academy, 'owner', file);
  return (await academy.call('owner', 'POST', `/creator/me/modules/${id}/media`, { key })).body
    .address;
}

describe('an intro page', () => {
  test('is written by its author, cleaned, and shown to learners in its order', async () => {
    const { id } = await addOwn();
    expect((await academy.call('owner', 'GET', pathOf(id))).body).toEqual({
      version: 0,
      blocks: [],
    });
    const hero = {
      kind: 'hero',
      title: 'Six builds',
      text: 'Yours.',
      image: { url: await addImage(id), showsOverlay: true },
    };
    const faq = { kind: 'faq', title: 'Asked', items: [{ question: 'Long?', html: '<p>No.</p>' }] };
    const voices = {
      kind: 'testimonials',
      title: 'They say',
      items: [{ quote: 'Good.', name: 'Noor', role: null }],
    };
    const points = { kind: 'bullets', title: 'For you when', items: ['You have six hours'] };
    const { status, body } = await save(id, 0, [hero, words, points, voices, faq]);
    const blocks = [hero, { ...words, html: '<p>Two</p>' }, points, voices, faq];
    expect([status, body]).toEqual([200, { version: 1, blocks }]);
    expect((await academy.call('learner', 'GET', `/modules/${id}/intro-page`)).body).toEqual(body);
    const turned = await save(id, 1, blocks.toReversed());
    expect(turned.body.blocks).toEqual(blocks.toReversed());
  });

  test('shows a video with the captions of its lesson', async () => {
    const { id, lessons } = await addOwn();
    const [lessonId = 0] = lessons.map((lesson) => lesson.id);
    const bytes = await createTestVideo();
    const key = await postUpload(academy, 'owner', {
      category: 'lessonVideo',
      fileName: 'ospf.mp4',
      bytes,
    });
    const lesson = `/creator/me/lessons/${lessonId}`;
    await academy.call('owner', 'PUT', `${lesson}/video`, { key, poster: null, replaces: null });
    const text = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello';
    await academy.call('owner', 'PUT', `${lesson}/captions/en`, { text, replaces: null });
    const [file] = (
      await academy.call('owner', 'GET', `/creator/me/modules/${id}/media?kind=video`)
    ).body.data;
    const { status, body } = await save(id, 0, [
      { kind: 'video', title: 'A minute', url: file.address },
    ]);
    expect([status, body.blocks]).toEqual([
      200,
      [expect.objectContaining({ url: file.address, captions: expect.any(Array) })],
    ]);
  });

  test('shows no files of others, and says which block does', async () => {
    const [mine, other] = [await addOwn(), await addOwn()];
    const url = await addImage(other.id);
    const hero = (address: string) => ({
      kind: 'hero',
      title: 'Six builds',
      text: '',
      image: { url: address, showsOverlay: false },
    });
    for (const address of [url, 'https://example.org/a.png', '/storage/none.png']) {
      const { status, body } = await save(mine.id, 0, [words, hero(address)]);
      expect([status, Object.keys(body.fieldErrors)]).toEqual([422, ['blocks.1']]);
    }
  });

  test('of two authors is never overwritten; the same page sent twice is one', async () => {
    const { id } = await addOwn();
    const [first, again] = await Promise.all([save(id, 0, [words]), save(id, 0, [words])]);
    expect([first.status, again.status, first.body.version, again.body.version]).toEqual([
      ...[200, 200, 1, 1],
    ]);
    const pages = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => save(id, 1, [{ ...words, title }])),
    );
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = pages.find(({ status }) => status === 409);
    expect(refused?.body.current).toMatchObject({ version: 2 } satisfies Partial<
      Schema<'CurrentState'>
    >);
  });
});
