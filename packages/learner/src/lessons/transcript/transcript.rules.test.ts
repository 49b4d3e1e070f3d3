import { expect, test } from 'vitest';
import { cut, fileName, lineAt, search, toText } from './transcript.rules.ts';

const lines = [
  { start: 1, text: 'Two routers share a link.' },
  { start: 4.5, text: 'Neither has heard the other.' },
  { start: 3723.25, text: 'They greet each other (Hello).' },
];

test.each([
  [0, -1],
  [1, 0],
  [4, 0],
  [9999, 2],
])('at %d s line %d is spoken', (position, index) => {
  expect(lineAt(lines, position)).toBe(index);
});

test.each([
  ['ROUTERS', [0]],
  ['other heard', [1]],
  ['other', [1, 2]],
  ['', [0, 1, 2]],
  ['(hello)', [2]],
  ['bgp', []],
])('a search for "%s" finds the lines that hold all its words', (words, found) => {
  expect(search(lines, words)).toEqual(found);
});

test('what was found is marked, the rest stays as it is', () => {
  expect(cut('They greet (Hello) and greet.', 'greet (hello)')).toEqual([
    { text: 'They ', isFound: false },
    { text: 'greet', isFound: true },
    { text: ' ', isFound: false },
    { text: '(Hello)', isFound: true },
    { text: ' and ', isFound: false },
    { text: 'greet', isFound: true },
    { text: '.', isFound: false },
  ]);
  expect(cut('a.c', '.')).toEqual([
    { text: 'a', isFound: false },
    { text: '.', isFound: true },
    { text: 'c', isFound: false },
  ]);
  expect(cut('as it is', ' ')).toEqual([{ text: 'as it is', isFound: false }]);
});

test('as a text each line has its time', () => {
  expect(toText(lines.slice(1))).toBe(
    '00:04  Neither has heard the other.\n1:02:03  They greet each other (Hello).\n',
  );
});

test.each([
  ['Neighbor states, from Down to Full', 'neighbor-states-from-down-to-full.txt'],
  ['Ééntje / twee?', 'ééntje-twee.txt'],
  ['???', 'transcript.txt'],
])('a lesson "%s" is downloaded as %s', (title, name) => {
  expect(fileName(title)).toBe(name);
});
