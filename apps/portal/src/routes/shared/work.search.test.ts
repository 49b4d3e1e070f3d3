import { expect, test } from 'vitest';
import { readMilestoneSearch, readQuizSearch, readWorkSearch } from './work.search.ts';

test('page, status and product are read from an address', () => {
  const read = { page: 2, status: 'pending,complete', product: 7 };
  expect(readWorkSearch({ ...read, product: '7' })).toEqual(read);
});

test('an inbox is narrowed by what its work has', () => {
  const inbox = { user: 5, cohort: 4, size: 50 };
  const all = { ...inbox, kind: 'DIGITIZE', category: '4', status: 'pending' };
  expect(readWorkSearch(all)).toEqual({ ...inbox, kind: 'DIGITIZE', status: 'pending' });
  expect(readQuizSearch(all)).toEqual({ ...inbox, status: 'pending' });
  expect(readMilestoneSearch({ ...all, status: 2 })).toEqual({
    ...inbox,
    category: 4,
    status: '2',
  });
  expect(readMilestoneSearch({ status: '2,8', category: 5 })).toEqual({});
});

test('anything else is left out', () => {
  expect(readWorkSearch({ page: -1, status: '<b>', product: 'seven', more: 1 })).toEqual({});
  expect(readWorkSearch({ product: 1.5, size: 101, kind: 'upload' })).toEqual({});
  expect(readWorkSearch({})).toEqual({});
});
