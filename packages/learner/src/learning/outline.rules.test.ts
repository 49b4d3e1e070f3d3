import { formatMessages } from '@uplink/api-client/messages';
import { product } from '@uplink/kit/testing';
import { expect, test } from 'vitest';
import { outlineFixture as outline, sectionFixture as section } from './outline.fixture.ts';
import { outlineMessages } from './outline.messages.ts';
import {
  hopHref,
  isSectionOpen,
  nextPlace,
  outlineWords,
  sectionMeta,
  toHops,
} from './outline.rules.ts';

test('a section becomes hops: lesson, its quiz, its homework', () => {
  expect(
    toHops(section, outlineMessages).map(({ name, meta, state }) => [name, meta, state]),
  ).toEqual([
    ['Hello packets', '11:42', 'done'],
    ['Neighbor states, from Down to Full', '21:30', 'open'],
    ['Quiz: Neighbor states, from Down to Full', '6 questions', 'open'],
    ['LSA types', '12 min read', 'locked'],
    ['Homework: LSA types', 'upload', 'locked'],
  ]);
});

test('a hop leads to its part, a locked one nowhere', () => {
  const base = '/courses/ospf-in-practice/sections/2/lessons';
  expect(toHops(section, outlineMessages).map((hop) => hopHref(hop, section.id, product))).toEqual([
    `${base}/1`,
    `${base}/7`,
    `${base}/7/quiz`,
    undefined,
    undefined,
  ]);
});

test('a section says how far it is', () => {
  expect(sectionMeta(section, outlineMessages)).toBe('1 of 3 lessons done');
  expect(sectionMeta({ ...section, done: 3 }, outlineMessages)).toBe('3 lessons, done');
  expect(sectionMeta({ ...section, isLocked: true, total: 1 }, outlineMessages)).toBe(
    '1 lesson, locked',
  );
});

test('the section someone is at is open, or the one that is named', () => {
  const open = (place?: Parameters<typeof isSectionOpen>[2], named?: number) =>
    outline.sections.map((one) => isSectionOpen(one, outline, place, named));
  expect(open()).toEqual([true, false]);
  expect(open({ lessonId: 10, part: 'lesson' })).toEqual([false, true]);
  expect(open(undefined, 2)).toEqual([false, true]);
});

test('the words above the rows agree with the route: done only when every lesson is', () => {
  const words = (done: number, remainingSeconds: number) =>
    outlineWords({ ...outline, done, total: 5, remainingSeconds }, outlineMessages, formatMessages);
  expect([words(5, 0), words(5, 60), words(4, 3600), words(3, 0), words(4, 0)]).toEqual([
    'Done',
    'Done',
    '1 h left',
    '2 lessons left',
    '1 lesson left',
  ]);
});

test('the next place is the first open part of the current lesson', () => {
  const current = section.lessons[1];
  const place = nextPlace(
    { ...outline, sections: [section], currentLessonId: current?.id ?? 0 },
    outlineMessages,
  );
  expect(place).toMatchObject({ lessonId: current?.id, part: 'lesson' });
  expect(nextPlace({ ...outline, currentLessonId: null }, outlineMessages)).toBeUndefined();
});
