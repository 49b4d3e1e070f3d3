import { expect, test } from 'vitest';
import { correctTable, mergeCorrections } from './corrections.rules.ts';

const table = () => ({
  heading: ['name', 'mail', 'phone'],
  lines: [
    { line: 2, cells: ['Ann'] },
    { line: 5, cells: ['Ben', 'b@x.test', ''] },
  ],
});

test('a later correction of a cell counts, others stay', () => {
  const first = { line: 2, at: 0, value: 'A' };
  const other = { line: 2, at: 1, value: 'B' };
  const again = { line: 2, at: 0, value: 'C' };
  expect(mergeCorrections([first, other], [again])).toEqual([again, other]);
});

test('corrections take the place of cells, also of those that a short line lacks', () => {
  const corrected = table();
  expect(correctTable(corrected, [{ line: 2, at: 2, value: ' +31 ' }])).toBe(true);
  expect(corrected.lines[0]?.cells).toEqual(['Ann', '', '+31']);
});

test.each([
  { line: 3, at: 0, value: '' },
  { line: 2, at: 3, value: '' },
])('%j is no cell of the table', (correction) => {
  expect(correctTable(table(), [correction])).toBe(false);
});
