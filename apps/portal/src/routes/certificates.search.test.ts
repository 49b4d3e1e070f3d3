import { expect, test } from 'vitest';
import { readCertificatesSearch } from './certificates.search.ts';

test.each([
  [{}, {}],
  [
    { type: '3', page: 2 },
    { type: 3, page: 2 },
  ],
  [{ type: 4, page: -1 }, {}],
  [{ type: 'award', page: 'x' }, {}],
])('an address with %o asks for %o', (search, asked) => {
  expect(readCertificatesSearch(search)).toEqual(asked);
});
