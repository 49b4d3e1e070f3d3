import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';

let academy: TestApp;
let ownerId: number;
const learners = ['ada', 'ben', 'cleo'];
beforeAll(async () => {
  academy = await createWorld();
  ownerId = await addPerson(academy, 'owner', { roles: ['mentor'] });
  await addPeople(academy, ...learners);
});
afterAll(() => academy.close());

async function addOwn(): Promise<number> {
  const course = await addCourse(academy, { ownerId, lessons: 1 });
  const program = await addProgram(academy, [course], { ownerId });
  for (const person of learners) await give(academy, person, program);
  return program.id;
}
const pathOf = (id: number) => `/creator/me/modules/${id}/survey`;
const save = (id: number, version: number, change: object = {}) =>
  academy.call('owner', 'PUT', pathOf(id), {
    version,
    title: 'Before your first week',
    intro: 'Two minutes.',
    questions,
    ...change,
  });
const questions: Schema<'SurveyQuestion'>[] = [
  {
    id: 'why',
    kind: 'singleAnswer',
    question: 'Why?',
    isRequired: true,
    choices: ['A job', 'Fun'],
  },
  { id: 'goal', kind: 'openAnswer', question: '=Goal', isRequired: false, choices: [] },
];
async function answer(id: number, person: string, choice: string, text: string): Promise<void> {
  academy.clock.advance(1000);
  const answers = [
    { questionId: 'why', choices: [choice], text: '' },
    { questionId: 'goal', choices: [], text },
  ];
  const { status } = await academy.call(person, 'PUT', `/me/modules/${id}/survey`, { answers });
  expect(status).toBe(200);
}
const asked = async (person: string): Promise<number[]> =>
  (await academy.call(person, 'GET', '/me/context')).body.programIdsIncompleteOnboardingSurvey;

describe('the survey of a program, for its author', () => {
  test('asks learners what was written, and nothing once it has no questions', async () => {
    const id = await addOwn();
    expect((await academy.call('owner', 'GET', pathOf(id))).body).toEqual({
      version: 0,
      title: '',
      intro: '',
      questions: [],
      answerCount: 0,
    });
    const { status, body } = await save(id, 0);
    expect([status, body]).toEqual([200, expect.objectContaining({ version: 1, questions })]);
    expect(await asked('ada')).toContain(id);
    expect((await academy.call('ada', 'GET', `/me/modules/${id}/survey`)).body).toMatchObject({
      title: 'Before your first week',
      questions,
    });
    await save(id, 1, { questions: [] });
    expect(await asked('ada')).not.toContain(id);
    expect((await academy.call('ada', 'GET', `/me/modules/${id}/survey`)).status).toBe(404);
  });

  test('lists the answers page by page and as a file', async () => {
    const id = await addOwn();
    await save(id, 0);
    await answer(id, 'ada', 'A job', '=1+1');
    await answer(id, 'ben', 'Fun', 'Mend it, soon');
    await answer(id, 'cleo', 'Fun', '');
    const list = async (query: string): Promise<Schema<'SurveyAnswersPage'>> =>
      (await academy.call('owner', 'GET', `${pathOf(id)}/answers?${query}`)).body;
    const first = await list('pageSize=2');
    const next = await list(`pageSize=2&cursor=${first.paging.next}`);
    const ids = await Promise.all(learners.map((person) => academy.userId(person)));
    expect([...first.data, ...next.data].map(({ user }) => user.id)).toEqual(ids.toReversed());
    expect([first.paging.total, next.paging.next]).toEqual([3, null]);
    const file = await academy.app.inject({
      url: `${pathOf(id)}/answers/file`,
      headers: { authorization: `Bearer ${await academy.tokenOf('owner')}` },
    });
    const lines = file.body.trim().split('\n');
    expect([file.statusCode, lines.length]).toEqual([200, 4]);
    expect(lines[0]).toContain("'=Goal");
    expect(lines[2]).toContain('Fun,"Mend it, soon"');
    expect(lines[3]).toContain("'=1+1");
  });

  test.each([
    ['a choice without choices', { ...questions[0], choices: ['One'] }, 'questions.0.choices'],
    ['an open question with choices', { ...questions[1], choices: ['A'] }, 'questions.0.choices'],
  ])('refuses %s', async (_what, question, field) => {
    const id = await addOwn();
    const { status, body } = await save(id, 0, { questions: [question] });
    expect([status, Object.keys(body.fieldErrors)]).toEqual([422, [field]]);
  });

  test('refuses a question named twice, and courses', async () => {
    const id = await addOwn();
    const twice = await save(id, 0, { questions: [questions[1], questions[1]] });
    expect([twice.status, Object.keys(twice.body.fieldErrors)]).toEqual([422, ['questions.1.id']]);
    const course = await addCourse(academy, { ownerId });
    expect((await save(course.id, 0)).status).toBe(422);
  });

  test('of two authors is never overwritten; what was answered stays', async () => {
    const id = await addOwn();
    await save(id, 0);
    await answer(id, 'ada', 'A job', 'Networks');
    const saved = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => save(id, 1, { title, questions: [questions[1]] })),
    );
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { data } = (await academy.call('owner', 'GET', `${pathOf(id)}/answers`)).body;
    expect(data[0].answers).toHaveLength(2);
  });
});
