import { expect, test } from 'vitest';
import { continueFixture, dashboardFixture } from './dashboard.fixture.ts';
import {
  greeting,
  moduleFacts,
  nextWords,
  routeOf,
  toWeekDays,
  watchedPercent,
} from './dashboard.rules.ts';

test.each([
  [3, 'Good night'],
  [5, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
])('at %i o’clock it is %s', (hour, words) => {
  expect(greeting(new Date(2026, 2, 12, hour))).toBe(words);
});

test('the next step is told exactly', () => {
  expect(nextWords(continueFixture)).toBe('9 min and a quiz, then LSA types opens.');
  expect(
    nextWords({ ...continueFixture, position: 1290, quizQuestionCount: 0, nextName: null }),
  ).toBe('A last look, then this course is done.');
  expect(nextWords(null)).toBe('Choose where your route begins.');
  expect(watchedPercent(continueFixture)).toBe(60);
  expect(watchedPercent({ position: 0, duration: 0 })).toBe(0);
});

test('the route has the lesson at hand as its current hop, and twelve hops at most', () => {
  expect(routeOf(continueFixture).map(({ label, state }) => [label, state])).toEqual([
    ['Hello packets', 'done'],
    ['Neighbor states, from Down to Full', 'current'],
    ['Quiz', 'open'],
    ['LSA types', 'locked'],
    ['Homework', 'locked'],
  ]);
  const [first] = continueFixture.section.lessons;
  if (!first) throw new Error('The fixture has lessons.');
  const many = Array.from({ length: 30 }, (_, index) => ({ ...first, id: index + 100 }));
  const long = {
    ...continueFixture,
    lesson: { ...continueFixture.lesson, id: 125 },
    section: { ...continueFixture.section, lessons: many },
  };
  expect(routeOf(long)).toHaveLength(12);
  expect(routeOf(long).some(({ id }) => id === '125-lesson')).toBe(true);
});

test('a week tells each day in words', () => {
  const days = toWeekDays(dashboardFixture.week, new Date('2026-03-12T10:00:00.000Z'));
  expect(days.map(({ letter }) => letter).join('')).toBe('MTWTFSS');
  expect(days.filter(({ isUp }) => isUp)).toHaveLength(3);
  expect(days[3]).toMatchObject({ isToday: true, words: 'Thursday, nothing yet' });
  expect(days[0]?.words).toBe('Monday, 1 h 7 min');
});

test('a product is told by kind and pace', () => {
  const [program, course] = dashboardFixture.learning;
  expect(program && moduleFacts(program)).toBe('Program');
  expect(course && moduleFacts({ ...course, isLocked: true })).toBe(
    'Course · self-paced · opens later in the program',
  );
});
