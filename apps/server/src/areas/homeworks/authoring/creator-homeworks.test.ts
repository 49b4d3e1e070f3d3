import { draw } from '@uplink/net/exercise';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../../audit/invariant.ts';
import { invariants } from '../../../audit/invariants.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { dnsOnly, endsOfNetwork } from '../../../testing/world/exercises.ts';
import { learn } from '../../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../../testing/world/people.ts';
import { settleRelieved } from '../../learning/relieved-lessons.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner');
  for (const person of ['author', 'stranger'])
    await addPerson(academy, person, { roles: ['mentor'] });
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const upload = {
  type: 'UPLOAD',
  title: 'Design a network',
  brief: '<p>Draw it.</p><script>alert(1)</script>',
  challengeId: null,
  maxFiles: 2,
  maxFileSize: 1000,
  extensions: ['pdf'],
  sections: [],
};
const worksheet = {
  ...upload,
  type: 'DIGITIZE',
  sections: [
    { id: 'a', title: 'Check', type: 'checklist', items: [{ id: 'a1', text: 'Looked it up' }] },
    { id: 'b', title: 'Say', type: 'openAnswer', items: [{ id: 'b1', text: 'Why?' }] },
    { id: 'c', title: 'Fill', type: 'fillBlanks', items: [{ id: 'c1', text: 'Port ___' }] },
  ],
};

async function addAuthored(form: object = upload) {
  const ownerId = await academy.userId('author');
  const course = await addCourse(academy, { ownerId, lessons: 2 });
  const [lesson = 0, next = 0] = course.lessons.map(({ id }) => id);
  const url = `/creator/modules/${lesson}/homework`;
  const { body, status } = await academy.call('author', 'POST', url, form);
  expect(status).toBe(200);
  return { course, lesson, next, url, homework: body };
}

test('a homework is created once, cleaned, read and listed', async () => {
  const { course, url, homework } = await addAuthored();
  expect(homework).toMatchObject({ version: 1, brief: '<p>Draw it.</p>', extensions: ['pdf'] });
  expect((await academy.call('author', 'POST', url, upload)).body.id).toBe(homework.id);
  const another = await academy.call('author', 'POST', url, { ...upload, title: 'Another' });
  expect(another.status).toBe(409);
  expect((await academy.call('stranger', 'GET', url)).status).toBe(404);
  const list = (query: string) =>
    academy.call('author', 'GET', `/creator/homeworks?productId=${course.id}${query}`);
  expect((await list('&type=UPLOAD')).body.data).toMatchObject([{ id: homework.id }]);
  expect((await list('&type=DIGITIZE')).body.data).toEqual([]);
  expect((await list('&status=pending')).body.data).toEqual([]);
});

test('a worksheet has its fixed words for what is wrong', async () => {
  const { url } = await addAuthored(worksheet);
  const [first, , third] = worksheet.sections;
  const sections = [
    { ...first, title: '' },
    { ...third, items: [{ id: 'c1', text: 'None' }] },
  ];
  const refused = await academy.call('author', 'PUT', url, { ...worksheet, sections, version: 1 });
  expect(refused.body.fieldErrors).toEqual({
    'sections.0.title': 'This field is Required',
    'sections.1.items.0.text': 'No blank found in the sentence',
  });
  const twice = { ...worksheet, sections: [first, first], version: 1 };
  expect((await academy.call('author', 'PUT', url, twice)).status).toBe(422);
});

test('a change names the version it is based on', async () => {
  const { url } = await addAuthored();
  const change = { ...upload, title: 'Renamed', version: 1 };
  expect((await academy.call('author', 'PUT', url, change)).body.version).toBe(2);
  expect((await academy.call('author', 'PUT', url, change)).body.version).toBe(2);
  const late = await academy.call('author', 'PUT', url, { ...change, title: 'Late' });
  expect(late).toMatchObject({ status: 409, body: { current: { version: 2 } } });
});

test('its files are what its author allows', async () => {
  const { course, lesson, homework } = await addAuthored();
  await learn(academy, 'learner', course, { done: 0 });
  const { body: task } = await academy.call('learner', 'GET', `/me/modules/${lesson}/homework`);
  expect(task.task).toMatchObject({ maxFiles: 2, maxFileSize: 1000, allowedExtensions: ['pdf'] });
  const ask = (fileName: string, size: number) =>
    academy.call('learner', 'POST', '/uploads/parameters', {
      resource: 'homework',
      resourceId: homework.id,
      fileName,
      size,
    });
  expect((await ask('work.pdf', 900)).status).toBe(200);
  expect((await ask('work.zip', 900)).status).toBe(422);
  expect((await ask('work.pdf', 1001)).status).toBe(413);
});

test('what was handed in stays when the homework is deleted, and its lesson goes on', async () => {
  const { course, lesson, next, url, homework } = await addAuthored(worksheet);
  await learn(academy, 'learner', course, { done: 0 });
  await academy.call('learner', 'PATCH', `/me/modules/${lesson}`, {});
  const items = [
    { itemId: 'a1', textAnswer: 'true' },
    { itemId: 'b1', textAnswer: 'Because' },
    { itemId: 'c1', textAnswer: '["445"]' },
  ];
  const { body: submission } = await academy.call(
    'learner',
    'POST',
    `/me/homeworks/${homework.id}`,
    { items },
  );
  const switched = await academy.call('author', 'PUT', url, { ...upload, version: 1 });
  expect(switched.status).toBe(422);
  const removed = await academy.call('author', 'DELETE', `${url}?version=1`);
  expect(removed.body.counts).toEqual({ pending: 1, needsRevision: 0, complete: 0 });
  const address = `/homeworks/${homework.id}/submissions/${submission.submissionId}`;
  expect((await academy.call('learner', 'GET', address)).status).toBe(200);
  await settleRelieved(academy.db, academy.clock);
  expect((await academy.call('learner', 'GET', `/me/lessons/${next}`)).status).toBe(200);
  expect((await academy.call('author', 'POST', url, upload)).status).toBe(200);
});

describe('an exercise among the items', () => {
  const withExercise = (definition: object) => ({
    ...worksheet,
    sections: [
      ...worksheet.sections,
      {
        id: 'x',
        title: 'Solve',
        type: 'exercise',
        items: [{ id: 'x1', text: JSON.stringify(definition) }],
      },
    ],
  });

  test('is refused where it fails its own tests, or can not be read', async () => {
    const { url } = await addAuthored(worksheet);
    const untested = { ...endsOfNetwork(), tests: [] };
    for (const form of [withExercise(untested), withExercise({ title: 'Only a title' })]) {
      const refused = await academy.call('author', 'PUT', url, { ...form, version: 1 });
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.fieldErrors)).toEqual(['sections.3.items.0.text']);
    }
  });

  test('stays as it was solved when its author changes it', async () => {
    const { course, lesson, homework, url } = await addAuthored(withExercise(endsOfNetwork()));
    await learn(academy, 'learner', course);
    const answers = { a1: 'true', b1: 'Because.', c1: '["22"]', x1: '{"last":"10.0.0.0"}' };
    const items = Object.entries(answers).map(([itemId, textAnswer]) => ({ itemId, textAnswer }));
    await academy.call('learner', 'POST', `/me/homeworks/${homework.id}`, { items });
    const changed = await academy.call('author', 'PUT', url, {
      ...withExercise(dnsOnly),
      version: 1,
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const { body } = await academy.call('learner', 'GET', `/me/modules/${lesson}/homework`);
    expect(body.task.sections[3].items[0].text).toBe('DNS and nothing else');
    expect(body.submissions[0].grades[0]).toMatchObject({
      itemId: 'x1',
      grade: { goals: [{ goal: 'last', verdict: 'unmet' }] },
      exercise: {
        definition: { title: 'Ends of a network', goals: [{ id: 'last' }], model: { texts: {} } },
      },
    });
  });

  test('is graded by the server when it is handed in, for its learner and mentors', async () => {
    const { course, lesson, homework } = await addAuthored(withExercise(endsOfNetwork()));
    await learn(academy, 'learner', course);
    const read = () => academy.call('learner', 'GET', `/me/modules/${lesson}/homework`);
    const [asked] = (await read()).body.task.sections[3].items;
    expect(asked).toMatchObject({
      text: 'Ends of a network',
      exercise: { definition: { goals: [] } },
    });
    expect(JSON.stringify(asked)).not.toContain('tests":[{');
    const items = [
      { itemId: 'a1', textAnswer: 'true' },
      { itemId: 'b1', textAnswer: 'Because.' },
      { itemId: 'c1', textAnswer: '["22"]' },
    ];
    const url = `/me/homeworks/${homework.id}`;
    const send = (textAnswer: string) =>
      academy.call('learner', 'POST', url, { items: [...items, { itemId: 'x1', textAnswer }] });
    expect((await send('')).body.fieldErrors).toEqual({ x1: 'This field is Required' });
    expect((await send('{"other":"1"}')).status).toBe(422);
    const wrong = await send('{"last":"10.0.0.0"}');
    expect(wrong.body.grades).toMatchObject([{ itemId: 'x1', grade: { passed: false } }]);
    const seed = asked.exercise.seed;
    const { definition } = draw(endsOfNetwork(), seed);
    const right = await send(JSON.stringify(definition.model.texts));
    expect(right.body).toMatchObject({ version: 2, grades: [{ grade: { passed: true } }] });
    expect(right.body.previous).toMatchObject([{ grades: [{ grade: { passed: false } }] }]);
    const reviewed = await academy.call(
      'learner',
      'GET',
      `/homeworks/${homework.id}/submissions/${right.body.submissionId}`,
    );
    expect(reviewed.body.homework.sections[3].items[0].exercise).toMatchObject({
      seed,
      definition: { goals: [{ id: 'last', title: 'The last host' }] },
    });
  });
});
