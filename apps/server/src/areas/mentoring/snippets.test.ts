import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCohort } from '../../testing/world/cohorts.ts';
import { addCourse, addProgram } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'learner');
  for (const person of ['mentor', 'coMentor', 'strangeMentor'])
    await addPerson(academy, person, { roles: ['mentor'] });
  const program = await addProgram(academy, [await addCourse(academy)], { mentors: ['mentor'] });
  await addCohort(academy, program);
  await call('coMentor', 'POST', '', { title: 'Own', text: 'Kept from before.' });
});
afterAll(() => academy.close());

const call = (person: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', id = '', body?: object) =>
  academy.call(person, method, `/me/snippets${id}`, body);
const titles = async (person: string) =>
  (await call(person, 'GET')).body.map(({ title }: { title: string }) => title);

describe('feedback snippets', () => {
  test('are kept, changed and removed by who wrote them', async () => {
    const made = await call('mentor', 'POST', '', { title: ' Area 0 ', text: 'Start at area 0. ' });
    expect(made.body).toMatchObject({ title: 'Area 0', text: 'Start at area 0.' });
    const one = `/${made.body.id}`;
    const change = { title: 'Backbone', text: 'Start at the backbone.' };
    expect((await call('mentor', 'PUT', one, change)).body).toEqual({
      id: made.body.id,
      ...change,
    });
    for (const person of ['coMentor', 'admin']) {
      expect((await call(person, 'PUT', one, change)).status).toBe(404);
      expect((await call(person, 'DELETE', one)).status).toBe(404);
    }
    expect(await titles('mentor')).toContain('Backbone');
    expect(await titles('coMentor')).toEqual(['Own']);
    expect((await call('mentor', 'DELETE', one)).status).toBe(204);
    expect((await call('mentor', 'DELETE', one)).status).toBe(404);
    expect((await call('learner', 'GET')).status).toBe(403);
  });

  test('the same one ten times at once is kept once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        call('coMentor', 'POST', '', { title: 'Once', text: 'Once.' }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  test('need both words, of a length that can be read', async () => {
    for (const body of [
      { title: '  ', text: 'Words' },
      { title: 'Words', text: ' ' },
      { title: 'a'.repeat(81), text: 'Words' },
      { title: 'Words', text: 'a'.repeat(2001) },
    ]) {
      expect((await call('coMentor', 'POST', '', body)).status).toBe(422);
    }
    const longest = { title: 'a'.repeat(80), text: 'a'.repeat(2000) };
    expect((await call('coMentor', 'POST', '', longest)).status).toBe(200);
  });

  test('are a hundred at most', async () => {
    const own = (await titles('coMentor')).length;
    const texts = Array.from({ length: 100 - own + 3 }, (_, index) => `Text ${index}`);
    const answers = await Promise.all(
      texts.map((text) => call('coMentor', 'POST', '', { title: 'Many', text })),
    );
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await titles('coMentor')).toHaveLength(100);
  });
});

test('the cohorts someone reviews are those of their programs, and all for the staff', async () => {
  const cohorts = async (person: string) =>
    academy.call(person, 'GET', `/mentors/${await academy.userId(person)}/cohorts`);
  const own = (await cohorts('mentor')).body;
  expect(own).toMatchObject([{ name: expect.stringMatching('Cohort'), product: { type: 1 } }]);
  expect((await cohorts('admin')).body).toEqual(own);
  expect((await cohorts('strangeMentor')).body).toEqual([]);
  expect((await cohorts('learner')).status).toBe(403);
  const foreign = `/mentors/${await academy.userId('mentor')}/cohorts`;
  expect((await academy.call('coMentor', 'GET', foreign)).status).toBe(404);
});
