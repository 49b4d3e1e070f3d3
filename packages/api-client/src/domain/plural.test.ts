import { expect, test } from 'vitest';
import { plural } from './plural.ts';

test('counted things are written with their number', () => {
  expect(plural(1, 'change')).toBe('1 change');
  expect(plural(0, 'change')).toBe('0 changes');
  expect(plural(1204, 'entry', 'entries')).toBe('1,204 entries');
});
