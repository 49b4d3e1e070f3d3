import { formatMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
import { expect, test } from 'vitest';
import { continueFixture, dashboardFixture, freeWeek } from './dashboard.fixture.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import {
  greeting,
  hasWeek,
  moduleFacts,
  nextWords,
  routeOf,
  toWeekDays,
  watchedPercent,
  weekWords,
} from './dashboard.rules.ts';
import { outlineMessages } from './outline.messages.ts';

test.each([
  [3, 'Good evening'],
  [5, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
])('at %i o’clock it is %s', (hour, words) => {
  expect(greeting(new Date(2026, 2, 12, hour), dashboardMessages)).toBe(words);
});

test('the next step is told exactly', () => {
  expect(nextWords(continueFixture, dashboardMessages, formatMessages)).toBe(
    '9 min and a quiz, then LSA types opens.',
  );
  expect(
    nextWords(
      { ...continueFixture, position: 1290, quizQuestionCount: 0, nextName: null },
      dashboardMessages,
      formatMessages,
    ),
  ).toBe('A last look, then this course is done.');
  expect(nextWords(null, dashboardMessages, formatMessages)).toBe(
    'Choose where your route begins.',
  );
  expect(watchedPercent(continueFixture)).toBe(60);
  expect(watchedPercent({ position: 0, duration: 0 })).toBe(0);
});

test('the route has the lesson at hand as its current hop, and twelve hops at most', () => {
  expect(
    routeOf(continueFixture, dashboardMessages, outlineMessages).map(({ label, state }) => [
      label,
      state,
    ]),
  ).toEqual([
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
  expect(routeOf(long, dashboardMessages, outlineMessages)).toHaveLength(12);
  expect(
    routeOf(long, dashboardMessages, outlineMessages).some(({ id }) => id === '125-lesson'),
  ).toBe(true);
});

test('a week tells each day in words', () => {
  const days = toWeekDays(dashboardFixture.week, dashboardMessages, formatMessages);
  expect(days.map(({ letter }) => letter).join('')).toBe('MTWTFSS');
  expect(days.map(({ words }) => words).slice(2, 6)).toEqual([
    'Wednesday, 1 h 7 min',
    'Thursday, nothing yet',
    'Friday, nothing yet',
    'Saturday, planned',
  ]);
});

test('a week says how far it is, and never what was missed', () => {
  const { week } = dashboardFixture;
  expect(weekWords(week, dashboardMessages)).toBe(
    '3 of 4 evenings. A port lights up when you learn 10 minutes. 5 weeks in a row.',
  );
  expect(weekWords({ ...week, up: 4, streak: 1 }, dashboardMessages)).toBe(
    '4 evenings up, as you planned.',
  );
  expect(weekWords({ ...week, up: 1, planned: null, streak: 0 }, dashboardMessages)).toBe(
    '1 evening up.',
  );
  expect(weekWords({ ...freeWeek }, dashboardMessages)).toBe(
    'A port lights up when you learn 10 minutes.',
  );
  expect([hasWeek(freeWeek), hasWeek({ ...freeWeek, planned: 2 }), hasWeek(week)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a product is told by kind and pace', () => {
  const [program, course] = dashboardFixture.learning;
  expect(program && moduleFacts(program, dashboardMessages, productWords)).toBe('Program');
  expect(
    course && moduleFacts({ ...course, isLocked: true }, dashboardMessages, productWords),
  ).toBe('Course · self-paced · opens later in the program');
});
