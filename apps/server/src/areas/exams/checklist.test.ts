import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

const read = async (person: string): Promise<Schema<'Exam'>> =>
  (await academy.call(person, 'GET', '/exams/packet-practical-sqc')).body;
const tick = async (person: string, itemId: number, isDone: boolean, examId?: number) => {
  const id = examId ?? (await read('maya')).id;
  return academy.call(person, 'PUT', `/me/exams/${id}/checklist/${itemId}`, { isDone });
};
const done = ({ checklist }: Schema<'Exam'>) => checklist.map(({ doneAt }) => doneAt !== null);

test('the practical part of an SQC is ticked by each learner for themselves', async () => {
  const before = await read('maya');
  expect(before.kind).toBe('sqc');
  expect(done(before)).toEqual([true, true, true, false, false]);
  const last = before.checklist[4]?.id ?? 0;
  const ticked = await tick('maya', last, true);
  expect(ticked.body.checklist[4].doneAt).toBe(academy.clock.now().toISOString());
  academy.clock.advance(60_000);
  expect((await tick('maya', last, true)).body).toMatchObject({ checklist: ticked.body.checklist });
  expect(done((await tick('maya', last, false)).body)).toEqual(done(before));
  expect(done(await read('bram'))).toEqual([true, true, true, true, true]);
});

test('ten ticks at once are one, and an item of another exam is none', async () => {
  const { checklist } = await read('maya');
  const item = checklist[3]?.id ?? 0;
  const answers = await Promise.all(Array.from({ length: 10 }, () => tick('maya', item, true)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const other = (await academy.call('maya', 'GET', '/exams/network-engineer-exam')).body;
  expect(other.checklist).toEqual([]);
  expect((await tick('maya', item, true, other.id)).status).toBe(404);
  expect((await tick('maya', 999_999, true)).status).toBe(404);
});

test('whoever has not the product has not its checklist', async () => {
  const { checklist } = await read('maya');
  const { status } = await tick('samira', checklist[0]?.id ?? 0, true);
  expect([403, 404]).toContain(status);
});
