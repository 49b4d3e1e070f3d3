import { expect, test } from 'vitest';
import { asSeen, cutLines, toLines, toParagraphs } from './pdf-lines.ts';

const linesOf = (text: string, room: number) => toLines(toParagraphs(text, 'regular'), room);
const wordsOf = (text: string, room: number) =>
  linesOf(text, room).map(({ runs }) => runs.map(({ written }) => written).join(''));

test('Thai ends a line between two words, though it has no spaces', () => {
  expect(wordsOf('เครือข่ายคอมพิวเตอร์ความปลอดภัย', 7)).toEqual(['เครือข่าย', 'คอมพิวเตอร์', 'ความปลอดภัย']);
});

test('a word longer than the line is taken apart, but no letter from its marks', () => {
  const parts = wordsOf('ശ്രീകുമാർശ്രീകുമാർ', 3);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.join('')).toBe('ശ്രീകുമാർശ്രീകുമാർ');
  for (const part of parts) expect(part).not.toMatch(/^\p{M}/u);
});

test('lines fill the room there is, and each typed line is its own', () => {
  const text = 'Switches forward frames. Routers forward packets.\nBoth have tables.';
  for (const { width } of linesOf(text, 12)) expect(width).toBeLessThanOrEqual(12);
  expect(wordsOf(text, 12).join(' ')).toBe(text.replace('\n', ' '));
  expect(wordsOf('one\n\ntwo', 12)).toEqual(['one', '', 'two']);
});

test.each([
  ['The name is שלום עולם, he says', ['The name is ', 'שלום עולם', ', he says']],
  ['שלום (VLAN 10) עולם', [') עולם', 'VLAN 10', 'שלום (']],
])('%s stands from the left as it is read in its own direction', (text, seen) => {
  const [line] = linesOf(text, 100);
  expect(asSeen(line?.runs ?? []).map(({ written }) => written)).toEqual(seen);
});

test('what has no place is left out, and a sign says so', () => {
  const room = 8;
  const cut = cutLines(
    linesOf('one two three four five six seven eight', room),
    2,
    room,
    'regular',
  );
  expect(cut).toHaveLength(2);
  expect(cut.at(-1)?.runs.at(-1)?.written).toMatch(/\w…$/);
  expect(cut.at(-1)?.width).toBeLessThanOrEqual(room);
});
