import { draw } from '@uplink/net/exercise';
import { afterAll, expect, test } from 'vitest';
import { dnsOnly } from '../../../testing/world/exercises.ts';
import { createGrader } from './grader.ts';

const faults: string[] = [];
const grader = createGrader((_error, what) => void faults.push(what));
afterAll(() => grader.close());

const right = draw(dnsOnly, 1);
const { model } = right.definition;

test('an answer that the grader fails at is refused: it is no reason to call it wrong', async () => {
  // No such definition can be stored: its goal is about a list that isn't there.
  const failing = draw({ ...dnsOnly, lists: [] }, 1);
  expect(await grader.tryToGrade(failing, model)).toBeUndefined();
  await expect(grader.grade(failing, model)).rejects.toMatchObject({ status: 429 });
  expect(faults).toEqual(['the grader of answers', 'the grader of answers']);
  // Another thread takes its place.
  expect((await grader.grade(right, model)).passed).toBe(true);
});

test('learners do not wait for visitors', async () => {
  const visits = Array.from({ length: 50 }, () => grader.visitors.grade(right, model));
  await expect(grader.visitors.grade(right, model)).rejects.toMatchObject({ status: 429 });
  expect((await grader.grade(right, model)).passed).toBe(true);
  for (const grade of await Promise.all(visits)) expect(grade.passed).toBe(true);
});
