import { expect, test } from 'vitest';
import { readPageSearch } from './page.search.ts';

test.each([
  [{ page: 2 }, { page: 2 }],
  [{ page: '3' }, { page: 3 }],
  [{ page: 0 }, {}],
  [{ page: -1 }, {}],
  [{ page: 1.5 }, {}],
  [{ page: 'x', other: 1 }, {}],
  [{}, {}],
])('%j is %j', (search, read) => {
  expect(readPageSearch(search)).toEqual(read);
});
