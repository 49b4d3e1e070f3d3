import { expect, test } from 'vitest';
import { readNotesSearch } from './notes.search.ts';

test.each([
  [{}, {}],
  [
    { page: '2', product: 'OSPF in Practice' },
    { page: 2, product: 'OSPF in Practice' },
  ],
  [{ page: '-1', product: '' }, {}],
  [{ page: 'x', other: 'y' }, {}],
  [{ product: 802 }, { product: '802' }],
])('%j is read as %j', (search, read) => {
  expect(readNotesSearch(search)).toEqual(read);
});
