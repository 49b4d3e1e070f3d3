import { expect, expectTypeOf, test } from 'vitest';
import { type ApiAreas, areaOf } from './areas.ts';

test.each([
  ['/users', 'users'],
  ['/modules/{id}', 'modules'],
  ['/homeworks/-/submissions', 'modules'],
  ['/management/users', 'management'],
  ['/creator/products', 'creator'],
  ['/me', 'me'],
  ['/me/lessons/{id}', 'me'],
  ['/quizzes/{id}', 'general'],
  ['/meetings', 'general'],
] as const)('%s belongs to %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});

test('an area is one of six', () => {
  expectTypeOf(areaOf).returns.toEqualTypeOf<keyof ApiAreas>();
});
