import { expect, test } from 'vitest';
import { readKindSearch } from './kind.search.ts';

test.each([
  [{}, {}],
  [
    { type: '3', page: 2 },
    { type: 3, page: 2 },
  ],
  [{ type: 4, page: -1 }, {}],
  [{ type: 'award', page: 'x' }, {}],
])('an address with %o asks for %o', (search, asked) => {
  expect(readKindSearch(search)).toEqual(asked);
});
