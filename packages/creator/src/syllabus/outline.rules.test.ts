import { describe, expect, test } from 'vitest';
import {
  canDrop,
  foundIn,
  lengthOf,
  type Section,
  sectionFor,
  stateOf,
  toMove,
  toStep,
} from './outline.rules.ts';
import { lessonFixture } from './syllabus.fixture.ts';

const section = (id: number, ...lessons: number[]): Section => ({
  id,
  name: `Section ${id}`,
  lessons: lessons.map((one) => ({ ...lessonFixture, id: one, name: `Lesson ${one}` })),
});
const sections = [section(1, 11, 12), section(2), section(3, 31)];

test.each([
  [12, 1],
  [undefined, 3],
  [99, 3],
])('a new lesson beside lesson %s goes to section %i', (open, id) => {
  expect(sectionFor(sections, open)).toBe(id);
});

describe('rows go where their kind may stand', () => {
  test('sections between sections', () => {
    expect(toMove(sections, [3], { id: 1, position: 'before' })).toEqual({
      kind: 'moveSections',
      ids: [3],
      beforeId: 1,
    });
    expect(toMove(sections, [1], { id: 3, position: 'after' })).toMatchObject({ beforeId: null });
    expect(canDrop(sections, 'section', { id: 11, position: 'after' })).toBe(false);
    expect(toMove(sections, [3], { id: 1, position: 'on' })).toBeUndefined();
  });

  test('lessons between lessons and into sections', () => {
    const move = (target: Parameters<typeof toMove>[2]) => toMove(sections, [31], target);
    expect(move({ id: 12, position: 'before' })).toMatchObject({ sectionId: 1, beforeId: 12 });
    expect(move({ id: 12, position: 'after' })).toMatchObject({ sectionId: 1, beforeId: null });
    expect(move({ id: 2, position: 'on' })).toMatchObject({ sectionId: 2, beforeId: null });
    expect(move({ id: 1, position: 'after' })).toMatchObject({ sectionId: 1, beforeId: 11 });
    expect(move({ id: 3, position: 'before' })).toMatchObject({ sectionId: 2, beforeId: null });
    expect(move({ id: 12, position: 'on' })).toBeUndefined();
    expect(canDrop(sections, 'lesson', { id: 1, position: 'before' })).toBe(false);
  });
});

test('a step goes over the border of a section, and not beyond the ends', () => {
  expect(toStep(sections, 12, 'up')).toMatchObject({ sectionId: 1, beforeId: 11 });
  expect(toStep(sections, 12, 'down')).toMatchObject({ sectionId: 2, beforeId: null });
  expect(toStep(sections, 31, 'up')).toMatchObject({ sectionId: 2, beforeId: null });
  expect(toStep(sections, 11, 'up')).toBeUndefined();
  expect(toStep(sections, 31, 'down')).toBeUndefined();
  expect(toStep(sections, 2, 'down')).toMatchObject({ kind: 'moveSections', beforeId: null });
  expect(toStep(sections, 1, 'up')).toBeUndefined();
});

test('a section shows what is wrong in it', () => {
  const of = (...states: Section['lessons'][number]['state'][]) =>
    stateOf({ ...section(1), lessons: states.map((state) => ({ ...lessonFixture, state })) });
  expect([of(), of('ready', 'hidden'), of('hidden'), of('hidden', 'empty')]).toEqual([
    'ready',
    'ready',
    'hidden',
    'empty',
  ]);
});

test('lengths and finding', () => {
  expect([lengthOf(860), lengthOf(6720), lengthOf(0)]).toEqual(['14:20', '1 h 52', '00:00']);
  expect(foundIn(sections, 'lesson 31').map(({ id }) => id)).toEqual([3]);
  expect(foundIn(sections, ' ')).toHaveLength(3);
});
