import { expect, test } from 'vitest';
import { pageState } from './page-state.ts';

const paging = { page: 0, pageSize: 20, total: 1, next: null };
const refetch = () => {};

test('a page is loading, empty, failed or ready', () => {
  expect(pageState({ data: undefined, error: null, refetch }).status).toBe('loading');
  expect(pageState({ data: { data: [], paging }, error: null, refetch }).status).toBe('empty');
  expect(pageState({ data: undefined, error: new Error('x'), refetch }).status).toBe('failed');
  expect(pageState({ data: { data: ['one'], paging }, error: null, refetch })).toEqual({
    status: 'ready',
    items: ['one'],
    paging,
  });
});
