import { expect, test } from 'vitest';
import { inboxState } from './inbox-state.ts';

const query = <Data>(data: Data | undefined) => ({ data, error: null, refetch: () => {} });
const page = { data: ['one'], paging: { page: 0, pageSize: 20, total: 1, next: null } };

test('only a mentor has something in the inbox', () => {
  expect(inboxState(query({ roles: ['student'] }), query(page), 'reviewHomework')).toEqual({
    status: 'empty',
    isMentor: false,
  });
  expect(inboxState(query({ roles: ['mentor'] }), query(page), 'reviewHomework')).toMatchObject({
    status: 'ready',
    items: ['one'],
    isMentor: true,
  });
});

test('a mentor without work is told so, and nobody is called empty too early', () => {
  const none = { ...page, data: [] };
  expect(inboxState(query({ roles: ['mentor'] }), query(none), 'reviewHomework')).toEqual({
    status: 'empty',
    isMentor: true,
  });
  expect(inboxState<string>(query(undefined), query(undefined), 'reviewHomework').status).toBe(
    'loading',
  );
});
