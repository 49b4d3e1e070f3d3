import { CHARACTERS } from '@uplink/api-client/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test.each([
  ['PATCH', '/me', { firstName: 'Ma\u0007ya' }, 'firstName'],
  ['PATCH', '/me', { headline: 'Learns\nat night' }, 'headline'],
  ['PATCH', '/me', { companyName: 'A\u001b[31mB' }, 'companyName'],
  ['POST', '/me/playlists', { title: 'a\u0085b', requestId: crypto.randomUUID() }, 'title'],
] as const)(
  '%s %s refuses control characters in one line: %j',
  async (method, url, body, field) => {
    const answer = await academy.call('learner', method, url, body);
    expect(answer).toMatchObject({
      status: 422,
      body: { fieldErrors: { [field]: CHARACTERS.line } },
    });
  },
);

test('a text of several lines takes new lines and tabs, and nothing else', async () => {
  const course = await addCourse(academy);
  await learn(academy, 'learner', course);
  const send = (review: string) =>
    academy.call('learner', 'POST', `/me/modules/${course.id}/ratings`, {
      stars: 4,
      review,
      nps: 8,
    });
  expect((await send('One\n\tTwo')).status).toBe(200);
  const refused = await send('One\u0007Two');
  expect(refused).toMatchObject({
    status: 422,
    body: { fieldErrors: { review: CHARACTERS.text } },
  });
});
