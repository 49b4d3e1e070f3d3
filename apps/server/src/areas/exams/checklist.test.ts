import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';
import { addExams, practical, programExam } from './exams.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'peer', 'stranger');
  const { all } = await addExams(academy);
  for (const [person, count] of [
    ['learner', 3],
    ['peer', 5],
  ] as const) {
    for (const product of all) await give(academy, person, product);
    const { checklist } = await read(person);
    for (const { id } of checklist.slice(0, count)) await tick(person, id, true);
  }
});
afterAll(() => academy.close());

const read = async (person: string): Promise<Schema<'Exam'>> =>
  (await academy.call(person, 'GET', `/exams/${practical}`)).body;
const tick = async (person: string, itemId: number, isDone: boolean, examId?: number) => {
  const id = examId ?? (await read('learner')).id;
  return academy.call(person, 'PUT', `/me/exams/${id}/checklist/${itemId}`, { isDone });
};
const done = ({ checklist }: Schema<'Exam'>) => checklist.map(({ doneAt }) => doneAt !== null);

test('the practical part of an SQC is ticked by each learner for themselves', async () => {
  const before = await read('learner');
  expect(before.kind).toBe('sqc');
  expect(done(before)).toEqual([true, true, true, false, false]);
  const last = before.checklist[4]?.id ?? 0;
  const ticked = await tick('learner', last, true);
  expect(ticked.body.checklist[4].doneAt).toBe(academy.clock.now().toISOString());
  academy.clock.advance(60_000);
  expect((await tick('learner', last, true)).body).toMatchObject({
    checklist: ticked.body.checklist,
  });
  expect(done((await tick('learner', last, false)).body)).toEqual(done(before));
  expect(done(await read('peer'))).toEqual([true, true, true, true, true]);
});

test('ten ticks at once are one, and an item of another exam is none', async () => {
  const { checklist } = await read('learner');
  const item = checklist[3]?.id ?? 0;
  const answers = await Promise.all(Array.from({ length: 10 }, () => tick('learner', item, true)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const other = (await academy.call('learner', 'GET', `/exams/${programExam}`)).body;
  expect(other.checklist).toEqual([]);
  expect((await tick('learner', item, true, other.id)).status).toBe(404);
  expect((await tick('learner', 999_999, true)).status).toBe(404);
});

test('whoever has not the product has not its checklist', async () => {
  const { checklist } = await read('learner');
  const { status } = await tick('stranger', checklist[0]?.id ?? 0, true);
  expect([403, 404]).toContain(status);
});
