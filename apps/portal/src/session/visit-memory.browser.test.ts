import { beforeEach, expect, test } from 'vitest';
import { forgetVisit, keepLesson, readKept, readVisit } from './visit-memory.ts';

beforeEach(() => localStorage.clear());

test('a lesson keeps what is added to it, under one visit', () => {
  keepLesson(1, { position: 12 });
  const first = readVisit()?.visitId;
  keepLesson(1, { isFinished: true });
  expect(readKept(1)).toEqual({ position: 12, isFinished: true });
  expect(readVisit()?.visitId).toBe(first);
});

test('of many lessons the last twenty are kept', () => {
  for (let id = 1; id <= 25; id += 1) keepLesson(id, { isFinished: true });
  keepLesson(7, { position: 1 });
  const ids = readVisit()?.lessons.map(([id]) => id);
  expect(ids).toHaveLength(20);
  expect(ids?.at(-1)).toBe(7);
  expect(readKept(1)).toEqual({});
});

test.each(['{', 'null', '{"version":2,"lessons":[]}', '{"version":1}'])(
  'what is not a visit, such as %s, is none',
  (text) => {
    localStorage.setItem('uplink.visit', text);
    expect(readVisit()).toBeUndefined();
  },
);

test('only the visit that was taken over is forgotten', () => {
  keepLesson(1, { isFinished: true });
  forgetVisit('another');
  expect(readVisit()).toBeDefined();
  forgetVisit(readVisit()?.visitId ?? '');
  expect(readVisit()).toBeUndefined();
});
