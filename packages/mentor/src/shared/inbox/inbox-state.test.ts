import { expect, test } from 'vitest';
import { inboxState } from './inbox-state.ts';

const query = <Data>(data: Data | undefined) => ({ data, error: null, refetch: () => {} });
const page = {
  data: ['one'],
  paging: { pageSize: 20, total: 1, next: null, previous: null },
  counts: [{ status: 'pending', count: 1 }],
};
const student = query({ id: 1, roles: ['student' as const] });
const mentor = query({ id: 2, roles: ['mentor' as const] });

test('only a mentor has something in the inbox', () => {
  expect(inboxState(student, query(page), 'reviewHomework')).toMatchObject({
    list: { status: 'empty' },
    isMentor: false,
    page: undefined,
  });
  expect(inboxState(mentor, query(page), 'reviewHomework')).toMatchObject({
    list: { status: 'ready', items: ['one'] },
    isMentor: true,
    page,
  });
});

test('a mentor without work is told so, and no one is called empty too early', () => {
  const none = { ...page, data: [] };
  expect(inboxState(mentor, query(none), 'reviewHomework')).toMatchObject({
    list: { status: 'empty' },
    isMentor: true,
  });
  const unknown = inboxState<string>(query(undefined), query(undefined), 'reviewHomework');
  expect(unknown.list.status).toBe('loading');
});
