import type { Schema } from '@uplink/api-client';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countChanges,
  diffRows,
  fileLines,
  foldRows,
  plainRows,
  rowOf,
  worksheetLines,
} from './document.rules.ts';
import { reviewMessages } from './review.messages.ts';

const file = (...lines: string[]) => fileLines('br2.cfg', lines.join('\n'));
const line = fc.constantFrom('router ospf 1', 'area 20 stub', '!', 'exit', '');
const lines = fc.array(line, { minLength: 1, maxLength: 12 });

test('a difference has every line of both attempts once and in order', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const [old, now] = [file(...before), file(...after)];
      const rows = diffRows(old, now) ?? [];
      const texts = (side: 'before' | 'after') =>
        rows.filter((row) => row[side] !== undefined).map(({ text }) => text);
      expect(texts('before')).toEqual(old.map(({ text }) => text));
      expect(texts('after')).toEqual(now.map(({ text }) => text));
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      const places = rows.flatMap(({ place }) => (place ? [place.line] : []));
      expect(places).toEqual(now.map((_line, index) => index + 1));
    }),
  );
});

test('what is far from every change is folded, and no line is lost', () => {
  const old = file(...Array.from({ length: 30 }, (_, index) => `line ${index}`));
  const now = old.map((one, index) => (index === 14 ? { ...one, text: 'changed' } : one));
  const rows = diffRows(old, now) ?? [];
  expect(countChanges(rows)).toEqual({ added: 1, removed: 1 });
  const shown = foldRows(rows, () => false);
  expect(shown.filter((one) => 'hidden' in one)).toEqual([
    { key: 'fold-0', hidden: 11 },
    { key: 'fold-19', hidden: 12 },
  ]);
});

const comment = (line: number, quote: string, version = 1): Schema<'SubmissionComment'> => ({
  id: 'c',
  author: { id: 3, name: 'Daniel Reyes', avatar: null },
  version,
  place: { part: 'file', name: 'br2.cfg', line, quote },
  message: 'Why?',
  isRequired: true,
  isDraft: false,
  fixedIn: null,
  date: '2026-03-12T18:04:00.000Z',
});

test('a comment stays on its line in later attempts', () => {
  const now = file('!', 'router ospf 1', ' area 20 stub no-summary', 'exit', 'exit');
  const rows = plainRows(now);
  const textAt = (one: Schema<'SubmissionComment'>, from = rows) =>
    from.find(({ key }) => key === rowOf(one, from, 2))?.text;
  expect(textAt(comment(3, ' area 20 stub no-summary', 2))).toBe(' area 20 stub no-summary');
  expect(textAt(comment(1, 'router ospf 1'))).toBe('router ospf 1');
  // The nearest of two that say the same.
  expect(rowOf(comment(9, 'exit'), rows, 2)).toBe('after-4');
  const difference = diffRows(file('router ospf 1', ' area 20 nssa'), now) ?? [];
  expect(textAt(comment(2, ' area 20 nssa'), difference)).toBe(' area 20 nssa');
});

test('an exercise shows what the server found in it, and its commands line by line', () => {
  const exercise = {
    seed: 1,
    values: {},
    definition: {
      exercise: 1,
      kind: 'repair',
      title: 'One way',
      task: ['Repair it.'],
      goals: [{ id: 'ping', title: 'PC1 reaches SRV1' }],
    },
  };
  const items = [{ id: 'x1', text: 'One way', exercise }];
  const sections = [{ id: 'x', title: 'Solve', type: 'exercise' as const, items }];
  const textAnswer = JSON.stringify({ log: 'R1: configure terminal\nR1: no ip route', way: 'R1' });
  const goals = [{ goal: 'ping', verdict: 'unmet' as const, cause: 'lost-there' }];
  const grade = { passed: false, points: 0, total: 1, goals };
  const lines = worksheetLines(
    { sections },
    [{ itemId: 'x1', textAnswer }],
    [{ itemId: 'x1', grade: grade as Schema<'ExerciseGrade'> }],
    reviewMessages.verdicts,
  );
  expect(lines.map(({ text, place }) => [text, place?.line])).toEqual([
    ['Solve', undefined],
    ['One way', undefined],
    ['Not met: PC1 reaches SRV1', undefined],
    ['R1: configure terminal', 1],
    ['R1: no ip route', 2],
    ['way: R1', 3],
  ]);
});
