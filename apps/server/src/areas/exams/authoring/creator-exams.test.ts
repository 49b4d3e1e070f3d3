import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../audit/invariant.ts';
import { invariants } from '../../../audit/invariants.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { give, learn } from '../../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../../testing/world/people.ts';

let academy: TestApp;
let course: Awaited<ReturnType<typeof addCourse>>;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner');
  for (const person of ['author', 'stranger'])
    await addPerson(academy, person, { roles: ['mentor'] });
  course = await addCourse(academy, { ownerId: await academy.userId('author') });
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const question = (topic: string, weight = 1) => ({
  type: 'singleAnswer',
  question: `What of ${topic}?`,
  answers: [
    { answer: 'This', isCorrect: true },
    { answer: 'That', isCorrect: false },
  ],
  explanation: null,
  link: null,
  topic,
  difficulty: 1,
  weight,
});

async function addToBank(topic: string, weight = 1) {
  const body = { ...question(topic, weight), changeId: randomUUID() };
  const { body: added, status } = await academy.call('author', 'POST', '/creator/questions', body);
  expect(status).toBe(200);
  return { added, body };
}

const form = () => ({
  kind: 'exam',
  uniqueName: `exam-${randomUUID().slice(0, 8)}`,
  title: 'Final exam',
  description: '<p>Forty minutes.</p>',
  durationMinutes: 40,
  attemptsAllowed: 3,
  passPercent: 50,
  cooldownMinutes: 0,
  isShuffled: true,
  answersShown: 'always',
  xpPoints: 10,
  isPublic: true,
  moduleIds: [course.id],
  blueprint: [{ topic: 'Trunks', count: 2 }],
  checklist: [],
});

test('the bank keeps a question once, finds it, and changes the version that was seen', async () => {
  const { added, body } = await addToBank('Access lists', 3);
  const again = await academy.call('author', 'POST', '/creator/questions', body);
  expect(again.body.id).toBe(added.id);
  const found = await academy.call(
    'author',
    'GET',
    '/creator/questions?search=access%20l&type=singleAnswer',
  );
  expect(found.body).toMatchObject({
    data: [{ id: added.id, weight: 3, topic: 'Access lists' }],
    keyset: { total: 1, next: null },
  });
  expect(found.body.topics).toContainEqual({ topic: 'Access lists', count: 1 });
  const url = `/creator/questions/${added.id}`;
  const change = { ...question('Access lists', 5), version: 1 };
  expect((await academy.call('author', 'PUT', url, change)).body.version).toBe(2);
  const late = await academy.call('author', 'PUT', url, { ...change, weight: 7 });
  expect(late).toMatchObject({ status: 409, body: { current: { version: 2 } } });
  const faulty = { ...change, topic: ' ', answers: [], version: 2 };
  expect((await academy.call('author', 'PUT', url, faulty)).body.fieldErrors).toEqual({
    answers: 'Too few correct answers',
    topic: 'This field is Required',
  });
  expect((await academy.call('stranger', 'GET', url)).status).toBe(404);
  expect((await academy.call('author', 'DELETE', `${url}?version=2`)).status).toBe(200);
  expect((await academy.call('author', 'GET', url)).status).toBe(404);
});

test('the bank continues after a question', async () => {
  for (let count = 0; count < 3; count += 1) await addToBank('Paging');
  const url = '/creator/questions?topic=Paging&pageSize=2';
  const { body: first } = await academy.call('author', 'GET', url);
  expect(first.data).toHaveLength(2);
  const { body: second } = await academy.call(
    'author',
    'GET',
    `${url}&cursor=${first.keyset.next}`,
  );
  expect(second.data).toHaveLength(1);
  expect(second.data[0].id).toBeLessThan(first.data[1].id);
});

test('an exam is published once the bank fills its blueprint', async () => {
  await addToBank('Trunks');
  const exam = form();
  const refused = await academy.call('author', 'POST', '/creator/exams', exam);
  expect(refused).toMatchObject({
    status: 422,
    body: { fieldErrors: { 'blueprint.0.count': 'The bank has only 1 on Trunks.' } },
  });
  const draft = await academy.call('author', 'POST', '/creator/exams', {
    ...exam,
    isPublic: false,
  });
  expect(draft.body).toMatchObject({ version: 1, isPublic: false, blueprint: exam.blueprint });
  await addToBank('Trunks', 2);
  const url = `/creator/exams/${draft.body.id}`;
  const { body: published } = await academy.call('author', 'PUT', url, { ...exam, version: 1 });
  expect(published).toMatchObject({ version: 2, isPublic: true, products: [{ id: course.id }] });
  expect(published.questions).toHaveLength(2);
  const { body: again } = await academy.call('author', 'PUT', url, {
    ...exam,
    title: 'Renamed',
    version: 2,
  });
  expect(again.questions).toEqual(published.questions);
  expect((await academy.call('author', 'PUT', url, { ...exam, version: 1 })).status).toBe(409);
  const list = await academy.call('author', 'GET', '/creator/exams?kind=exam&search=renamed');
  expect(list.body.data).toMatchObject([{ id: published.id, questionCount: 2 }]);
  expect((await academy.call('stranger', 'GET', url)).status).toBe(404);
  const foreign = await academy.call('stranger', 'POST', '/creator/exams', form());
  expect(foreign.body.fieldErrors).toHaveProperty('moduleIds');
});

test('the list continues after an exam, whatever is added in the meantime', async () => {
  const addDraft = async (title: string) => {
    academy.clock.advance(1000);
    const draft = { ...form(), title, isPublic: false };
    return (await academy.call('author', 'POST', '/creator/exams', draft)).body.id;
  };
  const read = async (query: string) =>
    (await academy.call('author', 'GET', `/creator/exams?search=walk&pageSize=2${query}`)).body;
  const idsOf = (page: { data: { id: number }[] }) => page.data.map(({ id }) => id);
  const [one, two, three] = [
    await addDraft('Walk 1'),
    await addDraft('Walk 2'),
    await addDraft('Walk 3'),
  ];
  const first = await read('');
  expect([idsOf(first), first.paging.total, first.paging.previous]).toEqual([
    [three, two],
    3,
    null,
  ]);
  const four = await addDraft('Walk 4');
  const second = await read(`&cursor=${first.paging.next}`);
  expect([idsOf(second), second.paging.next]).toEqual([[one], null]);
  expect(idsOf(await read(`&cursor=${second.paging.previous}`))).toEqual([three, two]);
  expect(idsOf(await read(''))).toEqual([four, three]);
});

test('an exam keeps its attempts, and tells how each question did', async () => {
  await addToBank('Edge');
  const exam = { ...form(), blueprint: [{ topic: 'Edge', count: 1 }], checklist: ['Build it'] };
  const { body: made } = await academy.call('author', 'POST', '/creator/exams', exam);
  await learn(academy, 'learner', course, { done: 0 });
  const { body: attempt } = await academy.call('learner', 'POST', '/me/exams/attempts', {
    examId: made.id,
  });
  const [asked] = attempt.questions;
  const right = asked.question.answers.find(({ answer }: { answer: string }) => answer === 'This');
  await academy.call(
    'learner',
    'PUT',
    `/me/exams/attempts/${attempt.id}/answers/${attempt.answers[0].examAnswerId}`,
    {
      examQuestionId: attempt.answers[0].examQuestionId,
      answerIds: [right.id],
    },
  );
  await academy.call('learner', 'PATCH', `/me/exams/attempts/${attempt.id}`, {
    status: 'completed',
  });
  const results = await academy.call('author', 'GET', `/creator/exams/${made.id}/results`);
  expect(results.body).toMatchObject({
    attempts: 1,
    passed: 1,
    averagePercent: 100,
    items: [{ topic: 'Edge', asked: 1, difficulty: 1, discrimination: null }],
  });
  const removed = await academy.call('author', 'DELETE', `/creator/exams/${made.id}?version=1`);
  expect(removed.status).toBe(200);
  expect((await academy.call('learner', 'GET', `/exams/${exam.uniqueName}`)).status).toBe(404);
});

test('an exam of a practice lab is its exam prep: whoever has the lab can sit it, drawn again', async () => {
  for (let count = 0; count < 4; count += 1) await addToBank('Prep');
  const { body: lab } = await academy.call('author', 'POST', '/creator/labs', {
    ...{ title: 'CCNP prep', description: 'Twelve tasks.', vendor: 'Cable Labs', vendorId: 'cl-1' },
    ...{ type: 2, numberOfLabs: 1, numberOfQuestions: 4 },
  });
  const exam = { ...form(), moduleIds: [lab.id], blueprint: [{ topic: 'Prep', count: 2 }] };
  const foreign = await academy.call('stranger', 'POST', '/creator/exams', exam);
  expect(foreign.body.fieldErrors).toHaveProperty('moduleIds');
  const { body: made } = await academy.call('author', 'POST', '/creator/exams', exam);
  expect(made).toMatchObject({ isPublic: true, products: [{ id: lab.id, type: 10 }] });
  const change = { is_public: true };
  await academy.db.updateTable('module').set(change).where('id', '=', lab.id).execute();
  const sit = () => academy.call('learner', 'POST', '/me/exams/attempts', { examId: made.id });
  expect((await sit()).status).toBe(403);
  await give(academy, 'learner', { ...lab, name: lab.title });
  expect((await academy.call('learner', 'POST', `/me/labs/${lab.id}/access`)).status).toBe(200);
  const { status, body: attempt } = await sit();
  expect([status, attempt.questions?.length]).toEqual([200, 2]);
});
