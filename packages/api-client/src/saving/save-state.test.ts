import { expect, expectTypeOf, test } from 'vitest';
import { overallState, type SaveState } from './save-state.ts';

const of = (...states: SaveState[]) => overallState(states.map((state) => ({ state })));

test('the state someone has to know of first stands for all', () => {
  expect(of()).toBe('saved');
  expect(of('saved', 'saved')).toBe('saved');
  expect(of('saved', 'unsaved')).toBe('unsaved');
  expect(of('saving', 'unsaved', 'saved')).toBe('saving');
  expect(of('offline', 'saving')).toBe('offline');
  expect(of('failed', 'offline')).toBe('failed');
  expect(of('failed', 'conflict', 'saved')).toBe('conflict');
  expectTypeOf(of).returns.toEqualTypeOf<SaveState>();
});
