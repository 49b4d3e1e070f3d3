import { expect, test } from 'vitest';
import { valueLinesMessages } from './value-lines.messages.ts';
import { valueLines } from './value-lines.ts';

test.each([
  ['OSPF', ['OSPF']],
  [40, ['40']],
  [true, ['On']],
  [false, ['Off']],
  [null, []],
  ['', []],
  [
    ['pdf', 'txt'],
    ['pdf', 'txt'],
  ],
  [
    [
      { topic: 'OSPF', count: 5 },
      { topic: '', count: null },
    ],
    ['OSPF, 5'],
  ],
  [{ id: 14, name: 'Routing', type: 2, logo: null }, ['Routing', '2']],
  [
    { title: 'Why us', items: [{ id: 1, text: 'Labs' }, { text: 'Mentors' }] },
    ['Why us', 'Labs', 'Mentors'],
  ],
])('%j is told in lines', (value, lines) => {
  expect(valueLines(value, valueLinesMessages)).toEqual(lines);
});
