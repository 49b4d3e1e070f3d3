import { formatMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
import { courseFixture, foreignFixture } from '@uplink/kit/testing';
import { expect, test } from 'vitest';
import { startMessages } from './start.messages.ts';
import { answersInWords, isOpenQuestion, stateOf, stepFacts } from './start.rules.ts';

const goals = { goal: null, level: null, evenings: null, skipped: [] };

test('answers fold into one line', () => {
  expect(answersInWords(goals, startMessages)).toBeUndefined();
  expect(
    answersInWords(
      { ...goals, goal: 'networkJob', level: 'newToThis', evenings: 3 },
      startMessages,
    ),
  ).toBe('Network job, new to this, 3 evenings');
  expect(answersInWords({ ...goals, evenings: 1 }, startMessages)).toBe('1 evening');
});

test('a question is open until it is answered or skipped', () => {
  expect(isOpenQuestion(goals, 'goal')).toBe(true);
  expect(isOpenQuestion({ ...goals, goal: 'curious' }, 'goal')).toBe(false);
  expect(isOpenQuestion({ ...goals, skipped: ['goal'] }, 'goal')).toBe(false);
});

const step = { module: foreignFixture, kind: 'course' as const, price: null, freeLessons: 0 };

test('a step says how far it is, and what opens it', () => {
  const done = { ...step, module: { ...courseFixture, status: 3 as const } };
  expect([stateOf(step, 0), stateOf(step, 1), stateOf({ ...step, freeLessons: 2 }, 1)]).toEqual([
    'current',
    'later',
    'open',
  ]);
  expect(stateOf(done, 0)).toBe('done');
  const later = { ...foreignFixture, incompleteDependencies: [{ name: 'VLANs' }] };
  const facts = (given: Parameters<typeof stepFacts>[0]) =>
    stepFacts(given, startMessages, productWords, formatMessages);
  expect(facts({ ...step, module: later })).toMatch(/after VLANs$/);
  const bought = { ...later, status: 2 as const, isLocked: false };
  expect(stateOf({ ...step, module: bought }, 1)).toBe('later');
  expect(facts({ ...step, module: bought, freeLessons: 2 })).toMatch(
    /2 of its lessons are open now · after VLANs$/,
  );
  expect(facts({ ...step, freeLessons: 2 })).toMatch(/2 of its lessons are open now/);
});
