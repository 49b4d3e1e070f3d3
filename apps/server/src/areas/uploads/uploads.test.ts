import type { Schema } from '@uplink/api-client';
import { UPLOAD_RULES, type UploadCategory } from '@uplink/api-client/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner');
});
afterAll(() => academy.close());

const ask = (body: object) => academy.call('learner', 'POST', '/uploads/parameters', body);

describe('parameters of an upload', () => {
  test.each([
    ['homework', 'route.pcapng', 'homework'],
    ['enrollment', 'initials.png', 'signature'],
    ['profileProjectImage', 'rack.JPG', 'avatar'],
  ])('for %s and %s are those of %s', async (resource, fileName, category) => {
    const { status, body } = await ask({ resource, fileName, size: 2048 });
    const parameters: Schema<'UploadParameters'> = body;
    const extension = fileName.split('.')[1]?.toLowerCase();
    expect([status, parameters.maxSize]).toEqual([200, 2048]);
    expect(parameters.key).toMatch(new RegExp(`^${category}/[\\w-]{36}\\.${extension}$`));
    expect(parameters.fields.key).toBe(parameters.key);
    expect(Object.keys(parameters.fields)).toEqual(
      expect.arrayContaining(['Policy', 'success_action_status']),
    );
    expect(Object.keys(parameters.fields).join().toLowerCase()).not.toContain('authorization');
  });

  test('by file name and category are bounded by what the category takes', async () => {
    const { body } = await ask({ fileName: 'me.png', category: 'avatar' });
    expect(body.maxSize).toBe(UPLOAD_RULES.avatar.maxSize);
  });

  test.each([
    [{ fileName: 'me.exe', category: 'avatar' }, 422, /^This kind of file is not accepted/],
    [{ fileName: 'me.png.exe', category: 'avatar' }, 422, /^This kind of file is not accepted/],
    [
      { fileName: 'a.png', category: 'award', size: 1_048_576 },
      413,
      /^The file size is too big\. Maximum size is 1 MB$/,
    ],
  ])('of %j are refused', async (request, status, message) => {
    const answer = await ask(request);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(message);
  });

  test('take 5 GB for homework, and not a byte more', async () => {
    const five = 5 * 1024 ** 3;
    const request = { resource: 'homework', fileName: 'capture.pcapng' };
    expect((await ask({ ...request, size: five })).body.maxSize).toBe(five);
    expect((await ask({ ...request, size: five + 1 })).status).toBe(422);
  });

  test('for the homework of a locked lesson are refused', async () => {
    const course = await addCourse(academy, { lessons: [{}, { homework: {} }] });
    await learn(academy, 'learner', course);
    const answer = await ask({
      resource: 'homework',
      resourceId: course.lessons[1]?.homework,
      fileName: 'a.pdf',
      size: 1,
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'locked']);
  });
});

test.each(Object.keys(UPLOAD_RULES) as UploadCategory[])(
  'the endings %s takes are told',
  async (category) => {
    const { extensions, maxSize, maxFiles } = UPLOAD_RULES[category];
    const { body } = await academy.call(
      'learner',
      'GET',
      `/uploads/extensions?category=${category}`,
    );
    expect(body).toEqual({ category, extensions, maxSize, maxFiles });
  },
);

test('a category no one knows has no endings', async () => {
  const answer = await academy.call('learner', 'GET', '/uploads/extensions?category=movies');
  expect(answer.status).toBe(422);
});
