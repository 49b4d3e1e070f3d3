import { expect, test } from 'vitest';
import { readLessonSearch } from './lessons.search.ts';

test.each([
  [{ t: '754' }, { position: 754 }],
  [
    { nav: 'notes', position: 62.5 },
    { nav: 'notes', position: 62.5 },
  ],
  [{ position: 10, t: 20 }, { position: 10 }],
  [{ t: 0 }, { position: 0 }],
  [{ t: '-3' }, {}],
  [{ t: 'soon' }, {}],
  [{ nav: 3, other: 'x' }, {}],
  [
    { nav: 'discussion', question: '7' },
    { nav: 'discussion', question: 7 },
  ],
  [{ question: '-7' }, {}],
  [{ question: 'x' }, {}],
  [{}, {}],
])('%j of an address says %j', (search, read) => {
  expect(readLessonSearch(search)).toEqual(read);
});
