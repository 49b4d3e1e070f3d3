import { expect, test } from 'vitest';
import { readHomeworkInbox, readMilestoneInbox, readQuizInbox } from './inbox.search.ts';

test('an inbox is narrowed by what its work has', () => {
  const inbox = { user: 5, cohort: 4, size: 50, sort: '-submittedAt', cursor: 'WyJ3YWl0aW5nIl0' };
  const all = { ...inbox, kind: 'DIGITIZE', category: '4', status: 'pending' };
  expect(readHomeworkInbox(all)).toEqual({ ...inbox, kind: 'DIGITIZE', status: 'pending' });
  expect(readQuizInbox(all)).toEqual({ ...inbox, status: 'pending' });
  expect(readMilestoneInbox({ ...all, status: 2 })).toEqual({
    ...inbox,
    category: 4,
    status: '2',
  });
  expect(readMilestoneInbox({ status: '2,8', category: 5 })).toEqual({});
});

test('anything else is left out', () => {
  const wrong = { page: 2, product: 1.5, size: 101, kind: 'upload', sort: 'title' };
  expect(readHomeworkInbox({ ...wrong, cursor: 'https://elsewhere.example' })).toEqual({});
  expect(readQuizInbox({})).toEqual({});
});
