import { expect, test } from 'vitest';
import { courseFixture, foreignFixture, programFixture } from '../shared/module.fixture.ts';
import { durationOf, productAction } from './product.rules.ts';
import { factsOf, lockWords } from './product-card.rules.ts';

test('facts and lengths are told in the product’s own pace', () => {
  expect(factsOf(courseFixture)).toBe('Intermediate · 5 h 30 min');
  expect(factsOf({ ...courseFixture, level: null, length: null })).toBe('');
  expect(durationOf(courseFixture)).toBe('Self-paced, 5 h 30 min of lessons');
  expect(durationOf({ ...courseFixture, length: null })).toBe('Self-paced');
  expect(durationOf(programFixture)).toBe('9 months part-time, 5 months full-time');
});

test('a locked product names what has to be finished first', () => {
  expect(lockWords(courseFixture)).toBeUndefined();
  expect(lockWords({ ...courseFixture, isLocked: true })).toBe('Opens later in your program.');
  const incompleteDependencies = [{ name: 'VLANs' }, { name: 'Routing' }];
  expect(lockWords({ ...courseFixture, isLocked: true, incompleteDependencies })).toBe(
    'Finish VLANs and Routing first.',
  );
});

test.each([
  [{ ...courseFixture, status: 1 as const }, 'Start learning', undefined],
  [{ ...courseFixture, status: 3 as const, isLocked: true }, 'View module', undefined],
  [{ ...courseFixture, status: 4 as const }, 'Start learning', /application/],
  [{ ...courseFixture, status: 5 as const }, 'Start learning', undefined],
  [{ ...courseFixture, status: 2 as const, isLocked: true }, 'Start learning', /after the quiz/],
  [{ ...courseFixture, status: 101 as const }, 'Purchase', /suspended/],
  [{ ...programFixture, status: 102 as const }, 'Apply', /suspended/],
  [{ ...programFixture, status: null }, 'Apply', undefined],
  [foreignFixture, 'Purchase', /Ask us/],
])('%#: the label, and why it cannot be pressed', (module, label, why) => {
  const action = productAction(module, 'Opens after the quiz.');
  expect(action.label).toBe(label);
  if (why) expect(action.why).toMatch(why);
  else expect(action.why).toBeUndefined();
});
