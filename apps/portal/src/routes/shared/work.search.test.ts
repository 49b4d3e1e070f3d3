import { expect, test } from 'vitest';
import { readWorkSearch } from './work.search.ts';

test('page, status and product are read from an address', () => {
  const read = { page: 2, status: 'pending,complete', product: 7 };
  expect(readWorkSearch({ ...read, product: '7' })).toEqual(read);
});

test('anything else is left out', () => {
  expect(readWorkSearch({ page: -1, status: '<b>', product: 'seven', more: 1 })).toEqual({});
  expect(readWorkSearch({})).toEqual({});
});
