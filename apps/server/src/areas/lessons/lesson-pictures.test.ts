import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';

let academy: TestApp;

beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => academy.close());

const picture = (address: string) => `<p>See</p><img src="${address}" alt="A &gt; B" />`;

async function describe(description: string) {
  const course = await addCourse(academy, { lessons: [{ isFree: true, description }] });
  const id = course.lessons[0]?.id ?? 0;
  const answer = await academy.app.inject({ method: 'GET', url: `/lessons/${id}` });
  return answer.json().description as string;
}

async function addPicture({ id }: Course, width: number | null, height: number | null) {
  const owner = await addPerson(academy, `author-${randomUUID().slice(0, 8)}`);
  const key = `mediaImage/${randomUUID()}.png`;
  const now = academy.clock.now();
  const address = `/storage/media/${key}`;
  await academy.db
    .insertInto('upload_grant')
    .values({
      ...{ key, user_id: owner, category: 'mediaImage', file_name: 'image.png', content_type: '' },
      ...{ size: 9, sealed_key: key, sha256: '0'.repeat(64), stored_at: now },
      ...{ max_size: 9, expires_at: now },
    })
    .execute();
  await academy.db
    .insertInto('media_file')
    .values({
      ...{ product_id: id, upload_key: key, address, kind: 'image', name: 'image.png', size: 9 },
      ...{ width, height, uploaded_by: owner, uploaded_at: now },
    })
    .execute();
  return address;
}

test('pictures of the academy come with their size, so that the text below does not move', async () => {
  const course = await addCourse(academy, { lessons: [{}] });
  const uploaded = await addPicture(course, 1200, 700);
  expect(await describe(picture(uploaded))).toContain(
    `<img width="1200" height="700" src="${uploaded}"`,
  );
  expect(await describe(picture('/media/broadcast.svg'))).toContain(
    '<img width="640" height="300" src="/media/broadcast.svg"',
  );
});

test('a picture whose size the author set, or no one knows, stays as it is', async () => {
  const course = await addCourse(academy, { lessons: [{}] });
  for (const html of [
    '<img src="/media/broadcast.svg" width="320" height="150" alt="" />',
    picture('https://example.org/there.png'),
    picture('/media/nothing.svg'),
    picture(await addPicture(course, null, null)),
  ])
    expect(await describe(html)).toBe(html);
});
